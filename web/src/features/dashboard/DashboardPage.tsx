import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { LoginLink } from '../../ui/link/LoginLink.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { ReviewCount } from '../../ui/review/ReviewCount.tsx';
import { roleWords } from '../../ui/roles/role-words.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { OwnLoading } from '../../ui/states/OwnLoading.tsx';
import { Changes } from './parts/Changes.tsx';
import { Following } from './parts/Following.tsx';
import { OpenResults } from './parts/OpenResults.tsx';
import { OwnHeld } from './parts/OwnHeld.tsx';
import { Recent } from './parts/Recent.tsx';
import { Supervising } from './parts/Supervising.tsx';
import { useDashboard } from './use-dashboard.ts';

/** A member's own page: open results and changes, beside what the member follows, supervises and changed. */
export function DashboardPage() {
  const { query, paths, isEnded } = useDashboard();
  const frame = { title: m.dashboard_title(), description: m.dashboard_description() };
  if (query.isPending) return <OwnLoading {...frame} shape="cards" />;
  if (isEnded)
    return (
      <PageFrame {...frame}>
        <Empty title={m.dashboard_log_in_first()}>
          <LoginLink next={paths.dashboard()} />
        </Empty>
      </PageFrame>
    );
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { user, supervisor, counts, following, changes, toConfirm, disputed, recent } = query.data;
  return (
    <PageFrame
      {...frame}
      facts={
        <>
          <Link href={user.path}>{user.username}</Link>
          <span>{roleWords(user.role)}</span>
          {supervisor.path && <Link href={supervisor.path}>{m.dashboard_supervisor()}</Link>}
          <Link href={paths.account()}>{m.dashboard_account()}</Link>
          <ReviewCount role={user.role} />
          {isAllowed(user.role, 'site/administer') && <Link href={paths.admin()}>{m.admin_ways()}</Link>}
        </>
      }
    >
      <Columns
        main={
          <>
            <OwnHeld />
            <OpenResults toConfirm={toConfirm} disputed={disputed} />
            <Changes changes={changes} />
          </>
        }
        aside={
          <>
            <Following following={following} />
            <Supervising supervisor={supervisor} counts={counts} />
            <Recent recent={recent} />
          </>
        }
      />
    </PageFrame>
  );
}
