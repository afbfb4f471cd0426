const changed = 'changed';

/** Hears from other tabs and from the worker that what waits has changed; answers how to tell them. */
export const listenToOthers = (onChange: () => void): (() => void) => {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel('outbox');
  channel.addEventListener('message', onChange);
  // A channel is of this origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return () => channel.postMessage(changed);
};
