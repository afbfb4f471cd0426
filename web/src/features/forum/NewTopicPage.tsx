import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { addressOf, usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { useMe } from '../../lib/member/use-me.ts';
import { m } from '../../paraglide/messages.js';
import { LoginLink } from '../../ui/link/LoginLink.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

const loadWriteTopic = async () => (await import('./parts/WriteTopic.tsx')).WriteTopic;

/** Opens a topic in the whole forum, a category or a league. */
export function NewTopicPage() {
  const paths = usePaths();
  const location = usePageLocation();
  const me = useMe();
  const query = usePageQuery('newTopic', 'main');
  const { Part: WriteTopic } = useLater(me !== null, loadWriteTopic);
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { place } = query.data;
  const isGeneral = place.kind === 'general';
  return (
    <PageFrame
      title={isGeneral ? m.forum_new_topic() : m.forum_new_topic_in({ name: place.name })}
      description={m.forum_new_topic_description()}
      crumbs={[
        { name: m.forum_title(), path: paths.forum() },
        ...(isGeneral ? [] : [{ name: place.name, path: place.path }]),
      ]}
    >
      {me ? (
        WriteTopic && <WriteTopic place={place} />
      ) : (
        <Empty title={m.forum_log_in()}>
          <LoginLink next={addressOf(location)} />
        </Empty>
      )}
    </PageFrame>
  );
}
