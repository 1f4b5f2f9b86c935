import "./table-ground.css";

/** The walnut table under everything. In sudden death its lamp narrows to the field. */
export function TableGround({ mood = "normal" }: { mood?: "normal" | "sudden" }) {
  return <div className="table-ground" data-mood={mood} aria-hidden="true" />;
}
