import { type ComponentType, useEffect, useState } from 'react';
import { askForLostStyles } from './lost-styles.ts';

type Later<P> = { readonly Part: ComponentType<P> | null; readonly failed: boolean };

/**
 * A part of a page whose code comes once it is wanted: null until then. `load` is the same function at each rendering.
 * Where it could not be loaded the page stays as it is; wanting it anew tries again.
 */
export const useLater = <P>(wanted: boolean, load: () => Promise<ComponentType<P>>): Later<P> => {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return;
    askForLostStyles();
    load().then(
      (came) => setPart(() => came),
      () => setFailed(true),
    );
    return () => setFailed(false);
  }, [missing, load]);
  return { Part: part, failed };
};
