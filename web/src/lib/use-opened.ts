import { useEffect, useState } from 'react';

/** Opens what has just been loaded a moment after it is there: only what opens notes where the focus was, to give it back. */
export const useOpened = (opened: boolean): boolean => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return opened && isThere;
};
