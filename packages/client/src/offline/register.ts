/** Keeps the client for visits without a network, once the page has all it needs itself. Not while it is worked on. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without it the client works all the same: private windows and full disks refuse.
  const register = () =>
    void navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
