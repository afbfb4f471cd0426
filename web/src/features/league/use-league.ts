import { type RecordName, recordNames } from '@rondelle/contracts/competition/lists.ts';
import { isWhatIf } from '@rondelle/contracts/site/what-if-search.ts';
import { usePage } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { trpc } from '../../lib/trpc.ts';
import { isHistory } from '../../ui/history/use-thing-history.ts';

/** What a league's page shows: its table, all its games, its history, why the table moved, or what it would be. */
export type LeagueView = 'table' | 'games' | 'history' | 'why' | 'whatIf';

const viewIn = (search: URLSearchParams): LeagueView => {
  if (search.get('view') === 'games') return 'games';
  if (isHistory(search)) return 'history';
  if (search.has('why')) return 'why';
  return isWhatIf(search) ? 'whatIf' : 'table';
};

/** The league that the URL names, with what its search parameters choose: view, record, sort, days. */
export const useLeague = () => {
  const page = usePage('league');
  const query = trpc.league.table.useQuery(questions.league(page));
  const record: RecordName = recordNames.find((name) => name === page.search.get('record')) ?? 'all';
  return { query, record, sort: page.search.get('sort'), view: viewIn(page.search) };
};

/** All its games, a page at a time. */
export const useLeagueGames = () => {
  const page = usePage('league');
  return trpc.league.games.useQuery(questions.leagueGames(page));
};

/** Why its teams moved between the days that the URL names. */
export const useLeagueMoves = () => {
  const page = usePage('league');
  return trpc.league.moves.useQuery(questions.leagueMoves(page));
};
