import { type ComponentType, useEffect, useState } from 'react';
import { refetchLostStyles } from './lost-styles.ts';

type Later<P> = { readonly Part: ComponentType<P> | null; readonly failed: boolean };

/**
 * Loads a component's code once it is wanted; `Part` is null until then. `load` must be the same function in each
 * render. When loading fails, wanting it again retries.
 */
export const useLater = <P>(wanted: boolean, load: () => Promise<ComponentType<P>>): Later<P> => {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return;
    refetchLostStyles();
    load().then(
      (came) => setPart(() => came),
      () => setFailed(true),
    );
    return () => setFailed(false);
  }, [missing, load]);
  return { Part: part, failed };
};
