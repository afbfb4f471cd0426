import { useInBrowser } from '../../lib/in-browser.ts';
import { isSignedIn, signedInAs } from '../../lib/signed-in.ts';

/** The number of whoever is logged in here; null for visitors, and on the server, which makes the page for everybody. */
export const useOwnNumber = (): number | null => (useInBrowser(isSignedIn) ? signedInAs() : null);
