import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

const yes = () => true;

/** The queue that the address asks for, loaded by the browser only: the page itself knows nobody. */
export const useReview = () => {
  const question = questions.review(usePage('review'));
  const paths = usePaths();
  const inBrowser = useInBrowser(yes);
  const query = trpc.moderation.queue.useQuery(question, { enabled: inBrowser, retry: false, staleTime: 0 });
  return { query, state: question.state, paths };
};
