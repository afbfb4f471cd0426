import { useContext, useDeferredValue } from 'react';
import { IsFirstPageContext } from '../page/first-page.ts';
import { today } from './today.ts';

/**
 * Today's date in Quebec. Null at first on the page that the server sent, because cached pages may be older than today.
 * The date then follows at low priority: an urgent update would make React hydrate all its dependents at once.
 */
export const useToday = (): string | null =>
  useDeferredValue<string | null>(today(), useContext(IsFirstPageContext) ? null : undefined);
