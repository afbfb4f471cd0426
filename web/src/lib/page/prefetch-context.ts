import { createContext } from 'react';

/** Prefetches the code and data of a path before it is followed. Does nothing on the server. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});
