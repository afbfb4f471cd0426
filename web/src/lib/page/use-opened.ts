import { useEffect, useState } from 'react';

/**
 * Returns `opened` one frame after mounting. A freshly loaded overlay must first mount closed, so that opening it
 * records which element to return focus to.
 */
export const useOpened = (opened: boolean): boolean => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return opened && isThere;
};
