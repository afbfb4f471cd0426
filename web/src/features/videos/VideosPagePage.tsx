import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { VideoList } from './VideoList.tsx';

/** A later page of all videos. */
export function VideosPagePage() {
  const paths = usePaths();
  return (
    <VideoList
      query={usePageQuery('videosPage', 'main')}
      pathOfPage={(page) => (page === 1 ? paths.videos() : paths.videosPage(page))}
    />
  );
}
