import type { VideoOutput } from '@rondelle/contracts/site/content.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay, formatNumber } from '../../lib/format/format.ts';
import { JsonLd } from '../../lib/page/json-ld.tsx';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Player } from './Player.tsx';
import blocks from '../../ui/blocks.module.css';

const structured = (video: VideoOutput) => ({
  '@type': 'VideoObject',
  name: video.title,
  description: video.description || video.title,
  uploadDate: video.published_at,
  url: video.path,
  ...(video.duration_sec !== null && { duration: `PT${video.duration_sec}S` }),
});

/** A video with its player and details. */
export function VideoPage() {
  const paths = usePaths();
  const query = usePageQuery('video', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const video = query.data;
  const { view_count: views, like_count: likes, comment_count: comments } = video;
  return (
    <PageFrame
      title={video.title}
      description={video.description.slice(0, 160) || m.videos_description()}
      crumbs={[{ name: m.videos_title(), path: paths.videos() }]}
      facts={
        <>
          {video.channel_title && <span>{video.channel_title}</span>}
          <span>{formatDay(video.published_at.slice(0, 10))}</span>
          {video.duration_str && <span>{video.duration_str}</span>}
          {views !== null && <span>{m.videos_views({ count: views, n: formatNumber(views) })}</span>}
          {likes !== null && <span>{m.videos_likes({ count: likes, n: formatNumber(likes) })}</span>}
          {comments !== null && (
            <span>{m.videos_comments({ count: comments, n: formatNumber(comments) })}</span>
          )}
        </>
      }
    >
      <Player video={video} />
      {video.html && <Prose html={video.html} />}
      {video.tags.length > 0 && (
        <ul className={blocks.line} aria-label={m.videos_tags()}>
          {video.tags.map(({ slug, name }) => (
            <li key={slug}>
              <Link href={paths.videosByTag(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {video.playlists.length > 0 && (
        <Section title={m.videos_playlists()}>
          <ul className={blocks.rows}>
            {video.playlists.map(({ pid, path, title }) => (
              <li key={pid}>
                <Link href={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {video.fetched_at && (
        <p className={blocks.note}>{m.videos_fetched({ day: formatDay(video.fetched_at.slice(0, 10)) })}</p>
      )}
      <JsonLd data={structured(video)} />
    </PageFrame>
  );
}
