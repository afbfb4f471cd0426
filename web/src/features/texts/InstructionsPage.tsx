import { usePageQuery } from '../../lib/page/page-queries.ts';
import { TextView } from './TextView.tsx';

/** Step-by-step instructions. */
export function InstructionsPage() {
  return <TextView query={usePageQuery('instructions', 'main')} />;
}
