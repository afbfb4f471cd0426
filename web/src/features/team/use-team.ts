import { asOf } from '@rondelle/contracts/site/pages/inputs.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import type { TeamView } from '../../ui/team/TeamTabs.tsx';

/** The team and season in the URL, and the view and the day or instant in its search parameters. */
export const useTeam = () => {
  const page = usePage('team');
  const query = usePageQuery('team', 'main');
  const { playedBy = null, knownAt = null } = asOf(page.values);
  const view: TeamView = page.values.view ?? 'overview';
  return { query, asOf: { playedBy, knownAt }, season: page.season, view };
};
