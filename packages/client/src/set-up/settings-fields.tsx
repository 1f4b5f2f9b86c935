import type { Setting } from "@holmgang/kernel";
import { Button } from "../look/button.tsx";
import { SelectField } from "../look/select-field.tsx";
import { TextField } from "../look/text-field.tsx";
import { Toggle } from "../look/toggle.tsx";
import { text } from "../text/text.ts";
import type { GameSetUp } from "./catalogue.ts";
import { fieldName, rangeWords, unitOf } from "./setting-words.ts";

type Changes = Readonly<Record<string, unknown>>;

/** Every number of the game that a match may change, folded away: few want to. */
export function SettingsFields({
  game,
  setUp: { settings, settingNames },
  changes,
  change,
}: {
  readonly game: string;
  readonly setUp: GameSetUp;
  readonly changes: Changes;
  change(changes: Changes): void;
}) {
  const words = text.setUp;
  return (
    <details className="set-up__settings">
      <summary>{words.settings}</summary>
      <p className="set-up__note">{words.settingsNote}</p>
      <div className="set-up__fields">
        {settings.map((row) => (
          <SettingField
            key={`${game} ${row.key}`}
            row={row}
            names={settingNames}
            value={changes[row.key] ?? row.default}
            change={(value) => change(withValue(changes, row, value))}
          />
        ))}
      </div>
      {Object.keys(changes).length > 0 && (
        <Button kind="quiet" icon="undo" onClick={() => change({})}>
          {words.reset}
        </Button>
      )}
    </details>
  );
}

/** What is as in the rules is not written down. */
function withValue(changes: Changes, row: Setting, value: unknown): Changes {
  const { [row.key]: _old, ...rest } = changes;
  return value === row.default ? rest : { ...rest, [row.key]: value };
}

function SettingField({
  row,
  names,
  value,
  change,
}: {
  readonly row: Setting;
  readonly names: GameSetUp["settingNames"];
  readonly value: unknown;
  change(value: unknown): void;
}) {
  const name = fieldName(row, names);
  switch (row.kind) {
    case "boolean":
      return <Toggle label={name} hint={row.about} checked={value === true} onChange={change} />;
    case "choice":
      return (
        <SelectField
          label={name}
          hint={row.about}
          options={row.options.map((option) => ({
            value: option,
            words: names[option] ?? option,
          }))}
          value={String(value)}
          onChange={change}
        />
      );
    case "integer": {
      const number = Number(value);
      const unit = unitOf(row);
      const fits = Number.isInteger(number) && number >= row.min && number <= row.max;
      return (
        <TextField
          label={name}
          hint={row.about}
          error={fits ? undefined : rangeWords(row)}
          type="number"
          name={row.key}
          inputMode="decimal"
          step={unit === 1 ? 1 : "any"}
          min={row.min / unit}
          max={row.max / unit}
          value={String(number / unit)}
          onChange={(typed) => change(Math.round(Number(typed) * unit))}
        />
      );
    }
  }
}
