import { createRoot } from "react-dom/client";

createRoot(document.querySelector("#root")!).render(<h1>Holmgang</h1>);
