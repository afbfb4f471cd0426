import { useContext, useDeferredValue } from 'react';
import { IsFirstPageContext } from './first-page.ts';

/**
 * False on the server and until the page is hydrated, whose markup must match. Dependent content then follows at low
 * priority: an urgent update would make React hydrate all of it at once.
 */
export const useIsHydrated = (): boolean =>
  useDeferredValue(true, useContext(IsFirstPageContext) ? false : undefined);

/** Reads browser-only state. False on the server and during hydration. */
export const useInBrowser = <T>(read: () => T): T | false => useIsHydrated() && read();
