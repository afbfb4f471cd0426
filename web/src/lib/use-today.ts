import { createContext, useContext, useDeferredValue } from 'react';
import { today } from './today.ts';

/** Whether the page is the one that the server sent. It may still hydrate while the code of the next one loads. */
export const IsFirstPageContext = createContext(true);

/**
 * Today's date in Quebec. Null at first on the page that the server sent, because cached pages may be older than today.
 * The date then follows without haste: an urgent change would make React hydrate all that depends on it at once.
 */
export const useToday = (): string | null =>
  useDeferredValue<string | null>(today(), useContext(IsFirstPageContext) ? null : undefined);
