import { type ComponentType, useEffect, useState } from 'react';

/** Delay after the page is shown, in ms. */
const soonMs = 1_000;

/** Loads the live layer shortly after the page is shown, so that the layer does not delay the page. */
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
