import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useRefusedAdmin } from '../../lib/member/use-refused-admin.ts';
import { m } from '../../paraglide/messages.js';
import { AdminLinks } from '../../ui/admin-links/AdminLinks.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { FindSubject } from './parts/FindSubject.tsx';
import { Steps } from './parts/Steps.tsx';
import { useReplay } from './use-replay.ts';

/** One stream of the log, event by event, with the state after each. For administrators. */
export function ReplayPage() {
  const { query, subject, step } = useReplay();
  const code = query.error?.data?.domainCode;
  const isRefused = useRefusedAdmin(code);
  return (
    <PageFrame title={m.replay_title()} description={m.replay_description()}>
      <div>
        <AdminLinks />
        <FindSubject />
        {subject && query.isPending && <Loading shape="text" rows={8} />}
        {code === 'event/unknown' && <Empty title={m.replay_none()} />}
        {hasFailed(query) && code !== 'event/unknown' && !isRefused && (
          <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />
        )}
        {query.data && <Steps answer={query.data} step={step} />}
      </div>
    </PageFrame>
  );
}
