import { text } from "../text/text.ts";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import "./field.css";
import "./search-field.css";

/** A well to search from; Escape, or the ×, empties it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}) {
  return (
    <div className="search-field">
      <Icon name="search" size={18} />
      <input
        className="field-well"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value !== "") {
            event.preventDefault();
            onChange("");
          }
        }}
      />
      {value !== "" && (
        <IconButton icon="close" label={text.look.clear} size={16} onClick={() => onChange("")} />
      )}
    </div>
  );
}
