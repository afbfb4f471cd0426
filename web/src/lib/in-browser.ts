import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const no = () => false as const;

/** Reads browser-only state. False on the server and during hydration, whose markup must match. */
export const useInBrowser = <T>(read: () => T): T | false => useSyncExternalStore<T | false>(never, read, no);

const yes = () => true;
/** False on the server and until the page is hydrated. */
export const useIsHydrated = (): boolean => useInBrowser(yes);
