/**
 * Adds the history entry of an open overlay. The entry has the address and the state of the page below, so that Back
 * leaves the overlay and not the page, also on the first page of a visit.
 */
export const pushOverlayEntry = (id: string): void => {
  history.pushState({ ...(history.state as object | null), overlay: id }, '');
};

/** Returns the id of the overlay of the current entry; null on the entry of a page. */
export const currentOverlay = (): string | null => {
  const state = history.state as { readonly overlay?: unknown } | null;
  return typeof state?.overlay === 'string' ? state.overlay : null;
};

/** Removes the entry of an overlay that has closed, unless Back or a link of the overlay has left it already. */
export const removeOverlayEntry = (id: string): void => {
  if (currentOverlay() === id) history.back();
};
