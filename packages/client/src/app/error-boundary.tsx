import { Component } from "react";
import type { ReactNode } from "react";
import { Button } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { text } from "../text/text.ts";

interface Props {
  readonly children: ReactNode;
}

/** Catches a page that broke, or whose code could not be loaded, and offers what helps. React has this only as a class. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="waiting">
        <EmptyState
          glyph="hourglass"
          title={text.site.broken}
          action={
            <Button kind="primary" onClick={() => location.reload()}>
              {text.site.reload}
            </Button>
          }
        >
          {text.site.brokenWords}
        </EmptyState>
      </main>
    );
  }
}
