import { usePageQuery } from '../../lib/page-queries.ts';
import { TextView } from './TextView.tsx';

/** What is being worked on. */
export function WorkInProgressPage() {
  return <TextView query={usePageQuery('workInProgress', 'main')} />;
}
