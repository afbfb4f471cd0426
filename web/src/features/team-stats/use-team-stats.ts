import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';

/** The stats of the team that the URL names: of its season, or with `?all=1` of all. */
export const useTeamStats = () => {
  const page = usePage('teamStats');
  return { query: trpc.team.stats.useQuery(questions.teamStats(page)), season: page.season };
};
