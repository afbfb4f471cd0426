import type { MouseEvent } from 'react';

/** Whether a click means "go there", and not "open it elsewhere". */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
