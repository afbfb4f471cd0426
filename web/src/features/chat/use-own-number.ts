import { useInBrowser } from '../../lib/in-browser.ts';
import { isSignedIn, signedInAs } from '../../lib/signed-in.ts';

/** The id of the logged-in member; null for visitors and on the server, which renders pages for everyone. */
export const useOwnNumber = (): number | null => (useInBrowser(isSignedIn) ? signedInAs() : null);
