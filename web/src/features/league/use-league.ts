import { isWhatIf } from '@rondelle/contracts/site/what-if-search.ts';
import { type PageOf, usePage } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';

/** What a league's page shows: its table, all its games, what is to come, its history, why the table moved, or what it would be. */
export type LeagueView = 'table' | 'games' | 'forecast' | 'history' | 'why' | 'whatIf' | 'rules';

const viewOf = ({ values, search }: PageOf<'league'>): LeagueView => {
  if (values.view) return values.view;
  if (values.why) return 'why';
  if (values.rules) return 'rules';
  return isWhatIf(search) ? 'whatIf' : 'table';
};

/** The league that the URL names, with what its search parameters choose: view, record, sort, days. */
export const useLeague = () => {
  const page = usePage('league');
  const { record = 'all', sort = null } = page.values;
  return { query: usePageQuery('league', 'main'), record, sort, view: viewOf(page) };
};
