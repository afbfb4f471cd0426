import { usePageQuery } from '../../lib/page-queries.ts';
import { TextView } from './TextView.tsx';

/** What has changed on the site, by date. */
export function ChangelogPage() {
  return <TextView query={usePageQuery('changelog', 'main')} />;
}
