import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { isHistory } from '../../ui/history/use-thing-history.ts';
import { trpc } from '../../lib/trpc.ts';

/** The tournament that the URL names, or one of its categories; `?sort=` orders its tables. */
export const useTournament = () => {
  const page = usePage('tournament');
  return {
    query: trpc.tournament.get.useQuery(questions.tournament(page)),
    sort: page.search.get('sort'),
    history: isHistory(page.search),
  };
};
