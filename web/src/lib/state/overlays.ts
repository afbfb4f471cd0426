type Close = () => void;
type Overlay = { readonly id: string; readonly close: Close };

/** The open overlays, the topmost last. */
const opened: Overlay[] = [];

/** Registers an overlay that has opened; returns a function that removes it. */
export const addOverlay = (id: string, close: Close): (() => void) => {
  const overlay = { id, close };
  opened.push(overlay);
  return () => {
    const at = opened.lastIndexOf(overlay);
    if (at >= 0) opened.splice(at, 1);
  };
};

/** Closes the overlays above the one with this id, the topmost first; null closes all. */
export const closeOverlaysAbove = (id: string | null): void => {
  const remaining = opened.findLastIndex((overlay) => overlay.id === id) + 1;
  for (const { close } of opened.splice(remaining).toReversed()) close();
};
