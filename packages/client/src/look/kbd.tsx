import "./kbd.css";

/** A key on the keyboard. Screens without one do not show it. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="kbd" aria-hidden="true">
      {children}
    </kbd>
  );
}
