import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { isHistory } from '../../ui/history/use-thing-history.ts';
import { trpc } from '../../lib/trpc.ts';

/** The team that the URL names in its season, and the day that its search parameters choose. */
export const useTeam = () => {
  const page = usePage('team');
  const question = questions.team(page);
  const query = trpc.team.get.useQuery(question);
  const asOf = { playedBy: question.playedBy ?? null, knownAt: question.knownAt ?? null };
  return { query, asOf, season: page.season, history: isHistory(page.search) };
};
