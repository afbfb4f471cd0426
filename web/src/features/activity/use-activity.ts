import { usePage } from '../../lib/page/page-location.ts';
import { useFailureOf } from '../../lib/page/page-failure.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/** The changes of the season in the URL, filtered by its search parameters. */
export const useActivity = () => {
  const page = usePage('activity');
  const query = usePageQuery('activity', 'main');
  const failure = useFailureOf(query);
  return {
    query,
    filter: page.values,
    season: page.season,
    /** No member has the name or number in the URL. */
    isUnknownMember: failure?.kind === 'unknown' && failure.what === 'user',
    /** True when the list starts with the latest change. */
    latest: page.values.before === undefined,
  };
};
