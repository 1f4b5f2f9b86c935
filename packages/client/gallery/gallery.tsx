import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import "../src/look/base.css";
import { Button } from "../src/look/button.tsx";
import { IconButton } from "../src/look/icon-button.tsx";
import { Mark } from "../src/look/mark.tsx";
import { TableGround } from "../src/look/table-ground.tsx";
import { Toasts } from "../src/look/toasts.tsx";
import { BoardShelf } from "./board-shelf.tsx";
import { CardShelf } from "./card-shelf.tsx";
import { ClockShelf } from "./clock-shelf.tsx";
import { ControlShelf } from "./control-shelf.tsx";
import { LegacyShelf } from "./legacy-shelf.tsx";
import { MapShelf } from "./map-shelf.tsx";
import { PartShelf } from "./part-shelf.tsx";
import { SignShelf } from "./sign-shelf.tsx";
import "./gallery.css";

/** Every part of the design system in its states, for the eye and for pictures. Not in the product. */
function Gallery() {
  const [sudden, setSudden] = useState(false);
  const [light, setLight] = useState(false);
  const dress = (isLight: boolean): void => {
    document.documentElement.dataset["theme"] = isLight ? "light" : "dark";
    setLight(isLight);
  };
  return (
    <>
      <TableGround mood={sudden ? "sudden" : "normal"} />
      <main className="gallery">
        <header className="gallery__head">
          <Mark size={44} />
          <h1>Parts of the table</h1>
          <IconButton
            icon={light ? "moon" : "sun"}
            label="Other light"
            onClick={() => dress(!light)}
          />
          <Button size="sm" onClick={() => setSudden(!sudden)}>
            Sudden death
          </Button>
        </header>
        <Shelves mood={sudden ? "sudden" : "normal"} />
        <ClockShelf />
        <BoardShelf />
        <MapShelf />
        <LegacyShelf />
        <div className="gallery__light" data-theme={light ? "dark" : "light"}>
          <Shelves mood="normal" />
        </div>
      </main>
      <Toasts />
    </>
  );
}

/** Shelves that are tried out. `?shelf=board` shows one by itself: to draw all of them takes longer than most tests of one. */
const ALONE: Readonly<Record<string, () => ReactNode>> = {
  board: () => <BoardShelf />,
  clocks: () => <ClockShelf />,
};

function Shelves({ mood }: { mood: "normal" | "sudden" }): ReactNode {
  return (
    <>
      <ControlShelf />
      <PartShelf mood={mood} />
      <CardShelf />
      <SignShelf />
    </>
  );
}

const alone = ALONE[new URLSearchParams(location.search).get("shelf") ?? ""];
createRoot(document.querySelector("#root")!).render(
  alone ? (
    <main className="gallery">
      {alone()}
      <Toasts />
    </main>
  ) : (
    <Gallery />
  ),
);
