import { useId } from "react";
import "./slider.css";

/** A value on a scale; `words` says it in its unit. */
export function Slider({
  label,
  value,
  min = 0,
  max = 100,
  step = 1,
  words = String(value),
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  words?: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output className="slider__words num" htmlFor={id}>
        {words}
      </output>
      <input
        id={id}
        className="slider__input"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        style={{ "--part": (value - min) / (max - min) }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
