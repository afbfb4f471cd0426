import { createContext } from 'react';

/** Whether the page is the one that the server sent. It may still hydrate while the code of the next one loads. */
export const IsFirstPageContext = createContext(true);
