const changed = 'changed';

/** Listens for changes by other tabs and the worker. Returns a function that notifies them. */
export const listenToOtherTabs = (onChange: () => void): (() => void) => {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel('outbox');
  channel.addEventListener('message', onChange);
  // A BroadcastChannel reaches this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return () => channel.postMessage(changed);
};
