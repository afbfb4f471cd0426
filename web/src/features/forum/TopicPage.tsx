import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { PostItem } from './parts/PostItem.tsx';
import { postsWords, titleOf } from './parts/TopicRow.tsx';
import { TopicActions } from './parts/TopicActions.tsx';
import { TopicData } from './parts/TopicData.tsx';
import { topicReasonWords } from './topic-reason-words.ts';
import { useTopic } from './use-topic.ts';
import blocks from '../../ui/blocks.module.css';

const loadHeld = async () => (await import('./parts/HeldPosts.tsx')).HeldPosts;
const loadWritePost = async () => (await import('./parts/WritePost.tsx')).WritePost;

/** A topic with twenty posts per page and the form to reply. */
export function TopicPage() {
  const paths = usePaths();
  const state = useTopic();
  const { query, lang, me, message, login } = state;
  const { Part: WritePost } = useLater(me !== null, loadWritePost);
  const { Part: HeldPosts } = useLater(me !== null, loadHeld);
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { topic, posts, paging } = query.data;
  const title = titleOf(topic);
  const { place } = topic;
  return (
    <PageFrame
      title={title}
      description={m.forum_topic_description({ title })}
      crumbs={[
        { name: m.forum_title(), path: paths.forum() },
        ...(place.kind === 'general' ? [] : [{ name: place.name, path: place.path }]),
      ]}
      facts={
        <>
          <span>{postsWords(topic.posts)}</span>
          {topic.isPinned && <span>{m.forum_pinned()}</span>}
          {topic.isLocked && <span>{m.forum_locked()}</span>}
        </>
      }
    >
      <div>
        <TopicActions state={state} topic={topic} />
        <p role="status">{message}</p>
        <ol
          className={`${blocks.rows} ${blocks.prose}`}
          lang={topic.language === lang ? undefined : topic.language}
        >
          {posts.map((post) => (
            <PostItem key={post.id} post={post} topic={state} canAnswer={!topic.isLocked} />
          ))}
        </ol>
        <Pager paging={paging} />
        {HeldPosts && <HeldPosts tid={state.tid} />}
        {topic.isLocked && (
          <p className={blocks.notice}>
            {topic.lockedBecause === null || topic.lockedBecause === 'other'
              ? m.forum_is_locked()
              : m.forum_is_locked_because({
                  reason: topicReasonWords(topic.lockedBecause).toLocaleLowerCase(lang),
                })}
          </p>
        )}
        {!topic.isLocked && !me && (
          <p className={blocks.notice}>
            <Link href={login}>{m.forum_log_in()}</Link>
          </p>
        )}
        {!topic.isLocked && me && WritePost && <WritePost topic={state} />}
        <TopicData topic={topic} posts={posts} />
      </div>
    </PageFrame>
  );
}
