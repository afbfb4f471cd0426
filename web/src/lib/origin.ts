import { createContext, useContext } from 'react';

/** The public address of the site as its canonical links name it: `https://host`, without a slash at its end. */
export const OriginContext = createContext('');
export const useOrigin = (): string => useContext(OriginContext);
