type Close = () => void;

/** The open overlays, the topmost last. */
const opened: Close[] = [];

/** Registers an overlay that has opened; returns a function that removes it. */
export const addOverlay = (close: Close): (() => void) => {
  opened.push(close);
  return () => {
    const at = opened.lastIndexOf(close);
    if (at >= 0) opened.splice(at, 1);
  };
};

/** Closes the topmost overlay; returns false when none is open. */
export const closeTopOverlay = (): boolean => {
  const close = opened.pop();
  close?.();
  return close !== undefined;
};
