import { usePageQuery } from '../../lib/page-queries.ts';
import { TextView } from './TextView.tsx';

/** How things are done here, step by step. */
export function InstructionsPage() {
  return <TextView query={usePageQuery('instructions', 'main')} />;
}
