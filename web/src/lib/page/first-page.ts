import { createContext } from 'react';

/** True for the page that the server sent. It may still hydrate while the code of the next one loads. */
export const IsFirstPageContext = createContext(true);
