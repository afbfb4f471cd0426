import { createContext } from 'react';

/** Opens the search box over the page. Returns false when it cannot be opened, so that the link is followed instead. */
export const SearchContext = createContext<() => boolean>(() => false);
