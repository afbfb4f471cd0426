import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { formatDay } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { roleWords } from '../../ui/roles/role-words.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { BySeason } from './BySeason.tsx';
import { ForumPosts } from './ForumPosts.tsx';
import { Contributions } from './Contributions.tsx';

/** A member's public profile. */
export function UserPage() {
  const query = usePageQuery('user', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { user, role, since, contributions, seasons } = query.data;
  return (
    <PageFrame
      title={user.username}
      description={m.user_description({ name: user.username })}
      facts={
        <>
          <span>{roleWords(role)}</span>
          <span>{m.user_since({ date: formatDay(since) })}</span>
        </>
      }
    >
      <Section title={m.user_contributions()}>
        {contributions.length > 0 ? (
          <Contributions contributions={contributions} />
        ) : (
          <Empty title={m.user_no_contributions()} />
        )}
      </Section>
      <ForumPosts />
      {seasons.length > 0 && (
        <Section title={m.user_all_changes()}>
          <BySeason seasons={seasons} />
        </Section>
      )}
    </PageFrame>
  );
}
