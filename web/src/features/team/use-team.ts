import { asOf, isHistory } from '@rondelle/contracts/site/pages/inputs.ts';
import { usePage } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';

/** The team that the URL names in its season, and the day that its search parameters choose. */
export const useTeam = () => {
  const page = usePage('team');
  const query = usePageQuery('team', 'main');
  const { playedBy = null, knownAt = null } = asOf(page.values);
  return { query, asOf: { playedBy, knownAt }, season: page.season, history: isHistory(page) };
};
