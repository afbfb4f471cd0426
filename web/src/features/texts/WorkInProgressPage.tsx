import { usePageQuery } from '../../lib/page/page-queries.ts';
import { TextView } from './TextView.tsx';

export function WorkInProgressPage() {
  return <TextView query={usePageQuery('workInProgress', 'main')} />;
}
