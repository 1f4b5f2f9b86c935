import type { Served } from "@holmgang/server";
import type { Browser } from "playwright-core";
import { beforeAll } from "vitest";
import { openGallery } from "./gallery.ts";
import { launch } from "./launch.ts";
import { invitePeople } from "./people.ts";
import { openSite } from "./site.ts";

// What takes long to start is started once by every process that tests run in, and ends with it: files share their modules.
let browser: Promise<Browser> | undefined;
let site: Promise<Served> | undefined;
let peopled: Promise<Served> | undefined;
let gallery: Promise<Served> | undefined;

export const sharedBrowser = (): Promise<Browser> => (browser ??= launch());

/** A server on which people have played: nobody else does. */
export const peopledSite = (): Promise<Served> =>
  (peopled ??= openSite().then(async (opened) => {
    await invitePeople(opened);
    return opened;
  }));

/** A server that anybody may visit; none may end it. */
export const sharedSite = (): Promise<Served> => (site ??= openSite());

/** The server that the tests of this file visit; others have visited it before, and none may end it. */
export const useSite = (): Visited => useShared(sharedSite);

/** The gallery that the tests of this file visit, as others have. */
export const useGallery = (): Visited => useShared(() => (gallery ??= openGallery()));

interface Visited {
  readonly address: string;
}

function useShared(open: () => Promise<Served>): Visited {
  let address = "";
  beforeAll(async () => {
    ({ address } = await open());
  });
  return {
    get address() {
      return address;
    },
  };
}
