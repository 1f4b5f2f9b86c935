import "./map-title.css";

/** Where and when, in a corner of the map; a phone has no room for it. */
export const MapTitle = ({ name, when }: { readonly name: string; readonly when: string }) => (
  <p className="map-title">
    <b>{name}</b>
    <span>{when}</span>
  </p>
);
