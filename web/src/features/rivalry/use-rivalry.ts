import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** The two teams that the URL names: in its season, or with `?all=1` in all. */
export const useRivalry = () => {
  const page = usePage('rivalry');
  return { query: trpc.team.rivals.useQuery(questions.rivals(page)), season: page.season };
};
