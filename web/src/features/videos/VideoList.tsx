import { failureOf } from '../../lib/http/failure.ts';
import type { Outputs } from '../../lib/http/outputs.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { PagerFrame } from '../../ui/pager/PagerFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { VideoGrid } from './VideoGrid.tsx';
import blocks from '../../ui/blocks.module.css';

type Videos = Outputs['content']['videos'];
type Props = {
  query: { isPending: boolean; data: Videos | undefined; error: unknown; refetch: () => unknown };
  /** The path of a page of the list. */
  pathOfPage: (page: number) => string;
};

const titleOf = ({ tag, paging: { page } }: Videos): string => {
  const title = tag ? m.videos_of_tag({ tag: tag.name }) : m.videos_title();
  return page > 1 ? m.videos_page({ title, page }) : title;
};

/** Videos, most recent first: all of them, or those with a tag. */
export function VideoList({ query: { isPending, data, error, refetch }, pathOfPage }: Props) {
  const paths = usePaths();
  if (isPending) return <Loading shape="cards" />;
  if (!data) return <Failed failure={failureOf(error)} retry={() => void refetch()} />;
  const { videos, tag, tags, playlists, paging } = data;
  const { page, pages } = paging;
  return (
    <PageFrame
      title={titleOf(data)}
      description={m.videos_description()}
      {...(tag && { crumbs: [{ name: m.videos_title(), path: paths.videos() }] })}
      facts={videos.length > 0 && <span>{m.videos_count({ count: paging.total })}</span>}
    >
      {tags.length > 0 && !tag && (
        <nav aria-label={m.videos_tags()}>
          <ul className={blocks.line}>
            {tags.slice(0, 30).map(({ slug, name, path, videos: count }) => (
              <li key={slug}>
                <Link href={path}>{name}</Link> <span className={blocks.muted}>{count}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {videos.length === 0 ? (
        <Empty title={m.videos_empty()} body={m.videos_empty_body()}>
          <Link href={paths.contact()}>{m.contact_site_title()}</Link>
          <Link href={paths.home()}>{m.state_go_home()}</Link>
        </Empty>
      ) : (
        <VideoGrid videos={videos} />
      )}
      {pages > 1 && (
        <PagerFrame>
          {page > 1 && (
            <Link href={pathOfPage(page - 1)} rel="prev">
              {m.pages_previous()}
            </Link>
          )}
          <span>{m.pages_position({ page, pages })}</span>
          {page < pages && (
            <Link href={pathOfPage(page + 1)} rel="next">
              {m.pages_next()}
            </Link>
          )}
        </PagerFrame>
      )}
      {playlists.length > 0 && !tag && (
        <Section title={m.videos_playlists()}>
          <ul className={blocks.rows}>
            {playlists.map(({ pid, path, title }) => (
              <li key={pid}>
                <Link href={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </PageFrame>
  );
}
