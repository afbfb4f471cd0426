// By its name in the browser, which the types of the DOM leave out and Workbox's own speak of.
declare global {
  interface ExtendableEvent extends Event {
    /** The worker goes on until the promise is settled. */
    readonly waitUntil: (until: Promise<unknown>) => void;
  }
}
export type LastingEvent = ExtendableEvent;
export type MessageOfPage = LastingEvent & { readonly data: unknown };
export type SyncEvent = LastingEvent & { readonly tag: string };

type Events = {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: MessageOfPage;
  readonly sync: SyncEvent;
};

type Scope = {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <E extends keyof Events>(name: E, listen: (event: Events[E]) => void) => void;
};

/** The worker itself; the types of the DOM know pages only. */
export const scope = globalThis as unknown as Scope;
