import { usePageQuery } from '../../lib/page/page-queries.ts';
import { TextView } from './TextView.tsx';

/** Ways to contribute: results, leagues, the site itself. */
export function ParticipatePage() {
  return <TextView query={usePageQuery('participate', 'main')} />;
}
