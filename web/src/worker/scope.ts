/** What a worker's events can be told: to go on until the promise is settled. */
export type LastingEvent = Event & { readonly waitUntil: (until: Promise<unknown>) => void };
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
