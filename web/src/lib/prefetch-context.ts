import { createContext } from 'react';

/** Fetches what a path will need, before it is followed. Does nothing on the server. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});
