import { usePageQuery } from '../../lib/page/page-queries.ts';
import { TextView } from './TextView.tsx';

export function ChangelogPage() {
  return <TextView query={usePageQuery('changelog', 'main')} />;
}
