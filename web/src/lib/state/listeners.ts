/** Listeners of a value that is held outside React; `subscribe` fits `useSyncExternalStore`. */
export const createListeners = <T = void>() => {
  const listeners = new Set<(value: T) => void>();
  return {
    notify: (value: T): void => {
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener: (value: T) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
