import { startTransition, useContext, useEffect, useState } from 'react';
import { IsFirstPageContext } from './first-page.ts';

/**
 * False on the server and until the component is hydrated, so that both have the same markup. Dependent content then
 * follows at low priority: an urgent update would make React hydrate all of it at once. A deferred value would not do:
 * a part that is hydrated in the course of another deferred update starts with the new value.
 */
export const useIsHydrated = (): boolean => {
  const [isHydrated, setIsHydrated] = useState(!useContext(IsFirstPageContext));
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
};

/** Reads browser-only state. False on the server and during hydration. */
export const useInBrowser = <T>(read: () => T): T | false => useIsHydrated() && read();
