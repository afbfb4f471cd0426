import { type ComponentType, useEffect, useState } from 'react';

/** After the page is shown, and when there is nothing else to do. */
const soonMs = 1_000;

/** Loads what keeps pages up to date once they are shown: nobody waits for it. */
export function LiveHost() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./LiveLayer.tsx').then(
        ({ LiveLayer }) => setLayer(() => LiveLayer),
        () => undefined,
      );
    }, soonMs);
    return () => clearTimeout(timer);
  }, []);
  return Layer && <Layer />;
}
