import { usePageQuery } from '../../lib/page/page-queries.ts';
import { TextView } from './TextView.tsx';

export function FeaturesPage() {
  return <TextView query={usePageQuery('features', 'main')} />;
}
