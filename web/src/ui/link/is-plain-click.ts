import type { MouseEvent } from 'react';

/** Returns whether a click follows the link in the same tab. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
