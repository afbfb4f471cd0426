import { useEffect, useRef } from 'react';

/** Moves focus and scroll position to the heading of each new step, or to the part itself when it has none. */
export const useStepFocus = (step: string) => {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const start = part.current?.querySelector('h2') ?? part.current;
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
    start.scrollIntoView({ behavior: 'instant' });
  }, [step]);
  return part;
};
