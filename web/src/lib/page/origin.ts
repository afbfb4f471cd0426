import { createContext, useContext } from 'react';

/** Public origin of the site, as in canonical links: `https://host` without a trailing slash. */
export const OriginContext = createContext('');
export const useOrigin = (): string => useContext(OriginContext);
