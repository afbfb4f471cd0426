import { createContext } from 'react';

/** Prefetches what a path needs before it is followed. Does nothing on the server. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});
