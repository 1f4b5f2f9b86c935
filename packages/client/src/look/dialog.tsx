import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { text } from "../text/text.ts";
import { IconButton } from "./icon-button.tsx";
import "./dialog.css";

/** A modal in the engraved frame. Escape, and a press outside, close it; focus returns to where it was. */
export function Dialog({
  open,
  title,
  onClose,
  sheet = false,
  crest,
  hasClose = false,
  width = 460,
  actions,
  children,
}: {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** On a phone it rises from the foot of the screen. */
  sheet?: boolean;
  /** Sits on the upper edge: the seal of a result. */
  crest?: ReactNode;
  /** Shows a × for dialogs whose actions do not include leaving. */
  hasClose?: boolean;
  width?: number;
  /** The row of buttons at its foot. */
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    const before = document.activeElement;
    element.showModal();
    // Left to itself a browser may choose the frame, if that scrolls, instead of something to press.
    element.querySelector<HTMLElement>("button:not([aria-label]), a[href], input")?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  if (!open) return null;
  const pressOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // The dialog element is itself the scrim's press target; Escape is the keyboard's way out.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`dialog${sheet ? " dialog--sheet" : ""}`}
      style={{ "--width": `${width}px` }}
      aria-labelledby={heading}
      onClick={pressOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog__board">
        {crest !== undefined && <div className="dialog__crest">{crest}</div>}
        {hasClose && (
          <span className="dialog__close">
            <IconButton icon="close" label={text.look.close} onClick={onClose} />
          </span>
        )}
        {/* It may be taller than the window with nothing in it to press: the keyboard has to scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="dialog__body" role="group" aria-labelledby={heading} tabIndex={0}>
          <h2 id={heading} className="dialog__title">
            {title}
          </h2>
          {children}
          {actions !== undefined && <div className="dialog__actions">{actions}</div>}
        </div>
      </div>
    </dialog>
  );
}
