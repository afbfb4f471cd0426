import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const no = () => false;

/** What only a browser can say: false on the server and in the first rendering here, which must be the same. */
export const useInBrowser = (read: () => boolean): boolean => useSyncExternalStore(never, read, no);
