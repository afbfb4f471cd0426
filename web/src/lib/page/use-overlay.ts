import { useEffect, useEffectEvent } from 'react';
import { addOverlay } from '../state/overlays.ts';

/** Lets the browser's Back button close a modal or a drawer while it is open, instead of leaving the page. */
export const useOverlay = (opened: boolean, close: () => void): void => {
  const closeNow = useEffectEvent(close);
  useEffect(() => (opened ? addOverlay(() => closeNow()) : undefined), [opened]);
};
