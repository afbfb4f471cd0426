import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { usePage, usePaths } from '../../../lib/page/page-location.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { activityWords, subjectWords } from '../../../ui/history/activity-words.ts';
import { FactTable } from '../../../ui/history/FactTable.tsx';
import { PastChanges } from '../../../ui/history/PastChanges.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PageFrame } from '../../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { UndoLinks } from './UndoLinks.tsx';

/** One change: what was done, all values before and after, and whether it can be undone. */
export function OneEvent() {
  const { season } = usePage('activity');
  const paths = usePaths();
  const query = usePageQuery('activity', 'event');
  if (query.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { entry, facts } = query.data;
  const { subject } = entry;
  const title = m.event_title({ action: activityWords(entry.action), subject: subjectWords(entry) });
  return (
    <PageFrame
      title={title}
      description={m.event_description()}
      crumbs={[
        { name: season, path: paths.season(season) },
        { name: m.activity_title(), path: paths.activity(season) },
      ]}
      facts={subject.path && <Link href={subject.path}>{subjectWords(entry)}</Link>}
    >
      <PastChanges changes={[entry]} undoable={false} />
      <UndoLinks answer={query.data} />
      {facts.length > 0 && (
        <Section title={m.event_facts()}>
          <FactTable facts={facts} />
        </Section>
      )}
    </PageFrame>
  );
}
