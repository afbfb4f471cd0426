import { createContext } from 'react';

/** Opens the search box over the page; false where it can not be opened, so that the link is followed instead. */
export const SearchContext = createContext<() => boolean>(() => false);
