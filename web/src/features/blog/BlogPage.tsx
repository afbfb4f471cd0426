import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { PostList } from './PostList.tsx';

/** Blog posts, latest first. */
export function BlogPage() {
  const paths = usePaths();
  const query = usePageQuery('blog', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { posts, paging } = query.data;
  return (
    <PageFrame title={m.blog_title()} description={m.blog_description()}>
      {posts.length === 0 ? (
        <Empty title={m.blog_empty()} body={m.blog_empty_body()}>
          <Link href={paths.changelog()}>{m.shell_footer_changelog()}</Link>
          <Link href={paths.timeline()}>{m.timeline_title()}</Link>
        </Empty>
      ) : (
        <PostList posts={posts} />
      )}
      <Pager paging={paging} />
    </PageFrame>
  );
}
