import { Segmented } from "../look/segmented.tsx";
import { SelectField } from "../look/select-field.tsx";
import { Slider } from "../look/slider.tsx";
import { Toggle } from "../look/toggle.tsx";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { prefer, preferences, SPEEDS } from "./preferences.ts";
import type { Preferences } from "./preferences.ts";
import "./settings-form.css";

const THEMES = ["dark", "light", "auto"] as const;
type Switch = "sound" | "subtitles" | "shapes" | "plain" | "forecast";

/** How this browser likes its table. Every change counts at once. */
export function SettingsForm() {
  const now = useStore(preferences);
  const words = text.settings;
  const toggle = (key: Switch, hint?: string) => (
    <Toggle
      label={words[key]}
      {...(hint === undefined ? {} : { hint })}
      checked={now[key]}
      onChange={(on) => prefer({ [key]: on } satisfies Partial<Preferences>)}
    />
  );
  return (
    <div className="settings-form">
      <div className="settings-form__row">
        <span>{words.theme}</span>
        <Segmented
          label={words.theme}
          options={THEMES.map((value) => ({ value, words: words.themes[value] }))}
          value={now.theme}
          onChange={(theme) => prefer({ theme })}
        />
      </div>
      <div className="settings-form__row">
        <span>{words.speed}</span>
        <Segmented
          label={words.speed}
          options={SPEEDS.map((value) => ({ value, words: text.table.speeds[value] }))}
          value={now.speed}
          onChange={(speed) => prefer({ speed })}
        />
      </div>
      <Toggle
        label={words.motion}
        hint={words.motionHint}
        checked={now.motion === "reduced"}
        onChange={(on) => prefer({ motion: on ? "reduced" : "auto" })}
      />
      {toggle("forecast", words.forecastHint)}
      {toggle("sound")}
      <Slider
        label={words.volume}
        min={0}
        max={100}
        step={5}
        value={now.volume}
        onChange={(volume) => prefer({ volume })}
      />
      {toggle("subtitles", words.subtitlesHint)}
      {toggle("shapes", words.shapesHint)}
      {toggle("plain", words.plainHint)}
      <SelectField
        label={words.language}
        options={[{ value: "en", words: words.languages.en }]}
        value={now.language}
        onChange={() => prefer({ language: "en" })}
      />
    </div>
  );
}
