// Declared under its browser name, which the DOM types lack and Workbox's types use.
declare global {
  interface ExtendableEvent extends Event {
    /** The worker runs until the promise is settled. */
    readonly waitUntil: (until: Promise<unknown>) => void;
  }
}
export type MessageOfPage = ExtendableEvent & { readonly data: unknown };
export type SyncEvent = ExtendableEvent & { readonly tag: string };

type Events = {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
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

/** The worker itself; the DOM types describe pages only. */
export const scope = globalThis as unknown as Scope;
