import { usePage } from '../../lib/place.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';
import { type RecordName, recordNames } from '../../ui/standings-table/columns.ts';

/** The league that the URL names, with what its search parameters choose: record, sort, day. */
export const useLeague = () => {
  const page = usePage('league');
  const query = trpc.league.table.useQuery(questions.league(page));
  const record: RecordName = recordNames.find((name) => name === page.search.get('record')) ?? 'all';
  return { query, record, sort: page.search.get('sort'), showsGames: page.search.get('view') === 'games' };
};

/** All its games, a page at a time. */
export const useLeagueGames = () => {
  const page = usePage('league');
  return trpc.league.games.useQuery(questions.leagueGames(page));
};
