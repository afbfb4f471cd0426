import { useEffect, useState } from 'react';

/** Duration of each view, in milliseconds: long enough to be read from ten metres. */
const viewMs = 12_000;

/** Rotates through `count` views until it is stopped. */
export const useRotation = (count: number) => {
  const [at, setAt] = useState(0);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isStopped || count < 2) return undefined;
    const timer = setInterval(() => setAt((now) => now + 1), viewMs);
    return () => clearInterval(timer);
  }, [isStopped, count]);
  return { at: count === 0 ? 0 : at % count, isStopped, toggle: () => setStopped((was) => !was) };
};
