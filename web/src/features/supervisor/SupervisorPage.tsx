import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { ContactForm } from './parts/ContactForm.tsx';

/** A supervisor's leagues and tournaments by season, and a form to write to them. */
export function SupervisorPage() {
  const query = usePageQuery('supervisor', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { supervisor, userPath, seasons } = query.data;
  const { username } = supervisor;
  return (
    <PageFrame
      title={username}
      description={m.supervisor_description({ name: username })}
      facts={
        <>
          <span>{m.role_supervisor()}</span>
          <Link href={userPath}>{m.supervisor_user_page()}</Link>
        </>
      }
    >
      <Columns
        even
        main={seasons.map(({ season, leagues, tournaments }) => (
          <Section key={season.id} title={m.shell_season({ season: season.slug })}>
            {leagues.length > 0 && <h3>{m.supervisor_leagues()}</h3>}
            {leagues.length > 0 && <LinkList items={leagues} />}
            {tournaments.length > 0 && <h3>{m.supervisor_tournaments()}</h3>}
            {tournaments.length > 0 && <LinkList items={tournaments} />}
          </Section>
        ))}
        aside={
          <Section title={m.contact_title({ name: username })}>
            <ContactForm suid={supervisor.id} name={username} />
          </Section>
        }
      />
    </PageFrame>
  );
}
