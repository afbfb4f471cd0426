import { isHistory } from '@rondelle/contracts/site/pages/inputs.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/** Queries the tournament that the URL names, or one of its categories; `?sort=` orders its tables. */
export const useTournament = () => {
  const page = usePage('tournament');
  const query = usePageQuery('tournament', 'main');
  return { query, sort: page.values.sort ?? null, history: isHistory(page) };
};
