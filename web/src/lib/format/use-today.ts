import { useIsHydrated } from '../page/in-browser.ts';
import { today } from './today.ts';

/** Today's date in Quebec. Null at first on the page that the server sent, because cached pages may be older than today. */
export const useToday = (): string | null => (useIsHydrated() ? today() : null);
