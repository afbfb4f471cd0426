import { usePage } from '../../lib/page-location.ts';
import { useFailureOf } from '../../lib/page-failure.ts';
import { usePageQuery } from '../../lib/page-queries.ts';

/** What was done in the season that the URL names, as its search parameters narrow it. */
export const useActivity = () => {
  const page = usePage('activity');
  const query = usePageQuery('activity', 'main');
  const failure = useFailureOf(query);
  return {
    query,
    filter: page.values,
    season: page.season,
    /** Nobody has the name or number that the URL asks for. */
    isUnknownMember: failure?.kind === 'unknown' && failure.what === 'user',
    /** Whether it begins with the latest. */
    latest: page.values.before === undefined,
  };
};
