import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { VideoGrid } from './VideoGrid.tsx';

/** A playlist: videos in the order that an editor chose. */
export function PlaylistPage() {
  const paths = usePaths();
  const query = usePageQuery('playlist', 'main');
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { title, html, videos } = query.data;
  return (
    <PageFrame
      title={title}
      description={m.videos_playlist_description({ title })}
      crumbs={[{ name: m.videos_title(), path: paths.videos() }]}
      facts={<span>{m.videos_count({ count: videos.length })}</span>}
    >
      {html && <Prose html={html} />}
      {videos.length === 0 ? (
        <Empty title={m.videos_empty()} body={m.videos_empty_body()} />
      ) : (
        <VideoGrid videos={videos} />
      )}
    </PageFrame>
  );
}
