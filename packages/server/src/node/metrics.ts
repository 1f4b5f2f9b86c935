import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

/** What a node counts. Names are what operators see under /metrics. */
export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly refusals: Counter<"code">;
  readonly appendSeconds: Histogram;
  readonly queueSeconds: Histogram<"game" | "mode">;
  readonly matchesEnded: Counter<"game" | "result">;
  readonly errors: Counter;
  /** A number that is looked up whenever somebody asks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "holmgang_process_" });
  return {
    registry,
    moves: new Counter({
      name: "holmgang_moves_total",
      help: "Inputs taken into the log",
      registers,
    }),
    refusals: new Counter({
      name: "holmgang_refusals_total",
      help: "Commands refused, by code",
      labelNames: ["code"],
      registers,
    }),
    appendSeconds: new Histogram({
      name: "holmgang_append_seconds",
      help: "From an input's arrival to its commit",
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
      registers,
    }),
    queueSeconds: new Histogram({
      name: "holmgang_queue_seconds",
      help: "Time players waited for a rival",
      labelNames: ["game", "mode"],
      buckets: [1, 2, 5, 10, 20, 30, 60, 120, 300],
      registers,
    }),
    matchesEnded: new Counter({
      name: "holmgang_matches_ended_total",
      help: "Matches that ended at a table of this node",
      labelNames: ["game", "result"],
      registers,
    }),
    errors: new Counter({ name: "holmgang_errors_total", help: "Errors of our own", registers }),
    gauge(name, help, read) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          async collect() {
            this.set(await read());
          },
        }),
      );
    },
  };
}
