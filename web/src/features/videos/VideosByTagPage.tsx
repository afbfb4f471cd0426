import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { VideoList } from './VideoList.tsx';

export function VideosByTagPage() {
  const location = usePageLocation();
  return (
    <VideoList
      query={usePageQuery('videosByTag', 'main')}
      pathOfPage={(page) => withSearch(location, { page: page === 1 ? null : String(page) })}
    />
  );
}
