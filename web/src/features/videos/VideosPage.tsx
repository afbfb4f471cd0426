import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { VideoList } from './VideoList.tsx';

/** The first page of all videos. */
export function VideosPage() {
  const paths = usePaths();
  return <VideoList query={usePageQuery('videos', 'main')} pathOfPage={(page) => paths.videosPage(page)} />;
}
