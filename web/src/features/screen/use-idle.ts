import { useEffect, useRef, useState } from 'react';

/** How long the controls of a screen stay after the last movement, touch, key or focus. */
const visibleMs = 4_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Returns whether nobody is using the screen, and a ref for controls that stay while the keyboard is on them. */
export const useIdle = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(!ref.current?.querySelector(':focus-visible')), visibleMs);
    };
    show();
    for (const sign of signs) addEventListener(sign, show);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, show);
    };
  }, []);
  return { ref, isIdle };
};
