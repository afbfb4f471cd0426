import { isWhatIf } from '@rondelle/contracts/site/what-if-search.ts';
import { type PageOf, usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/** The view of a league page. `why` explains rank changes, `whatIf` is a scenario, `rules` applies another ruleset. */
export type LeagueView = 'table' | 'games' | 'forecast' | 'history' | 'why' | 'whatIf' | 'rules';

const viewOf = ({ values, search }: PageOf<'league'>): LeagueView => {
  if (values.view) return values.view;
  if (values.why) return 'why';
  if (values.rules) return 'rules';
  return isWhatIf(search) ? 'whatIf' : 'table';
};

/** The league in the URL, and the view, record and sort order in its search parameters. */
export const useLeague = () => {
  const page = usePage('league');
  const { record = 'all', sort = null } = page.values;
  return { query: usePageQuery('league', 'main'), record, sort, view: viewOf(page) };
};
