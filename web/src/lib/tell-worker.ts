import type { ToWorker } from '../worker/messages.ts';

type Listener = { readonly postMessage: (message: ToWorker, options?: StructuredSerializeOptions) => void };

/** Tells a worker something. */
export const tell = (worker: Listener | null | undefined, message: ToWorker): void =>
  worker?.postMessage(message, {});

/** Tells the worker that serves this page, where there is one. */
export const tellWorker = (message: ToWorker): void =>
  tell(globalThis.navigator?.serviceWorker?.controller, message);
