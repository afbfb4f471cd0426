import { reviewStates } from '@rondelle/contracts/moderation/suspicion.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';

const yes = () => true;
const pageIn = (text: string | null) => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** The queue that the address asks for, loaded by the browser only: the page itself knows nobody. */
export const useReview = () => {
  const { lang, search } = usePage('review');
  const paths = usePaths();
  const inBrowser = useInBrowser(yes);
  const state = reviewStates.find((one) => one === search.get('state')) ?? 'open';
  const query = trpc.moderation.queue.useQuery(
    { lang, state, page: pageIn(search.get('page')) },
    { enabled: inBrowser, retry: false, staleTime: 0 },
  );
  return { query, state, paths };
};
