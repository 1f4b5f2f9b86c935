import "./look/base.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { registerOffline } from "./offline/register.ts";
import { dressPage } from "./preferences/preferences.ts";

dressPage();
createRoot(document.querySelector("#root")!).render(<App />);
registerOffline();
