import type { AdminLogsOutput } from '@rondelle/contracts/site/admin-logs.ts';
import { lineParts, severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useRefusedAdmin } from '../../lib/member/use-refused-admin.ts';
import { m } from '../../paraglide/messages.js';
import { ActivityList } from '../../ui/activity-list/ActivityList.tsx';
import { AdminLinks } from '../../ui/admin-links/AdminLinks.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { OlderPager } from '../../ui/pager/OlderPager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { OwnLoading } from '../../ui/states/OwnLoading.tsx';
import { BrowserErrors } from './parts/BrowserErrors.tsx';
import { ChannelFilter } from './parts/ChannelFilter.tsx';
import { Lines } from './parts/Lines.tsx';
import { Quarantined } from './parts/Quarantined.tsx';
import { Skipped } from './parts/Skipped.tsx';
import { StuckJobs } from './parts/StuckJobs.tsx';
import { whyNoChanges } from './words.ts';
import { useLogs } from './use-logs.ts';
import blocks from '../../ui/blocks.module.css';

function Recorded({ answer: { changes, older }, latest }: { answer: AdminLogsOutput; latest: boolean }) {
  return (
    <Section title={m.logs_recorded()}>
      {changes.length > 0 ? (
        <div>
          <ActivityList entries={changes} heading="h3" />
        </div>
      ) : (
        <Empty title={m.logs_recorded_none()} body={<p>{whyNoChanges(latest)}</p>} />
      )}
      <OlderPager isLatest={latest} older={older} />
    </Section>
  );
}

/** Recorded changes of all seasons and log entries of the programs, by channel, latest first. For administrators. */
export function LogsPage() {
  const { query, browsers, latest } = useLogs();
  const isRefused = useRefusedAdmin(query.error?.data?.domainCode);
  const frame = { title: m.logs_title(), description: m.logs_description() };
  if (query.isPending || isRefused) return <OwnLoading {...frame} shape="text" rows={12} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { channel, lines, stuck, setAside, skipped } = query.data;
  const isLineFilter = [...lineParts, ...severities].some((one) => one === channel);
  const isKind = channel !== null && !isLineFilter;
  return (
    <PageFrame {...frame}>
      <div>
        <AdminLinks />
        <p className={blocks.muted}>{m.logs_lead()}</p>
        <ChannelFilter channel={channel} />
      </div>
      <StuckJobs stuck={stuck} />
      <Quarantined rows={setAside} />
      <Skipped events={skipped} />
      {!isLineFilter && <Recorded answer={query.data} latest={latest} />}
      {!isKind && latest && <BrowserErrors answer={browsers.data} />}
      {!isKind && latest && (
        <Section title={m.logs_said()}>
          <p className={blocks.note}>{m.logs_said_note()}</p>
          <Lines lines={lines} channel={channel} />
        </Section>
      )}
    </PageFrame>
  );
}
