// A bot that accepts every challenge and plays random legal moves; docs/bot-api.md tells how to get a token.
// SERVER=http://localhost:8080 TOKEN=… node examples/orcain-bot.js
const { SERVER = "http://localhost:8080", TOKEN } = process.env;
const authorization = `Bearer ${TOKEN}`;

const post = (path, body) =>
  fetch(SERVER + path, {
    method: "POST",
    headers: { authorization, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });

/** The values of a stream, one a line. Empty lines only say that the server is there. */
async function* follow(path) {
  const reply = await fetch(SERVER + path, { headers: { authorization } });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  let rest = "";
  for await (const text of reply.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}

async function play(match) {
  for await (const line of follow(`/api/bot/game/stream/${match}`)) {
    const { legal, decisions } = line.state ?? line; // gameFull holds a state, gameState is one
    const move = legal[Math.floor(Math.random() * legal.length)];
    if (move) await post(`/api/bot/game/${match}/move`, { decision: decisions[0].id, move });
  }
}

for await (const event of follow("/api/stream/event")) {
  if (event.type === "challenge") await post(`/api/challenge/${event.challenge}/accept`);
  if (event.type === "gameStart") void play(event.match).catch(process.emitWarning);
}
