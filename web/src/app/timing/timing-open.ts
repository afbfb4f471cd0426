const key = 'timing';

/** Returns whether the timings were left open in this browser. */
export const isTimingOpen = (): boolean => {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
};

/** Remembers the choice, if storage is allowed. */
export const storeTimingOpen = (isOpen: boolean): void => {
  try {
    if (isOpen) localStorage.setItem(key, 'open');
    else localStorage.removeItem(key);
  } catch {
    // Without storage it applies to this page only.
  }
};
