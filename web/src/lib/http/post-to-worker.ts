import type { ToWorker } from '../../worker/messages.ts';

type Listener = { readonly postMessage: (message: ToWorker, options?: StructuredSerializeOptions) => void };

/** Posts a message to a worker, if there is one. */
export const postTo = (worker: Listener | null | undefined, message: ToWorker): void =>
  worker?.postMessage(message, {});

/** Posts a message to the worker that controls this page, if there is one. */
export const postToWorker = (message: ToWorker): void =>
  postTo(globalThis.navigator?.serviceWorker?.controller, message);
