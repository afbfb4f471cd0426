import { useInBrowser } from '../../lib/page/in-browser.ts';
import { isSignedIn, signedInAs } from '../../lib/member/signed-in.ts';

/** The id of the logged-in member; null for visitors and on the server, because its pages are for everyone. */
export const useOwnNumber = (): number | null => (useInBrowser(isSignedIn) ? signedInAs() : null);
