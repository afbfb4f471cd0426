import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { useRefusedAdmin } from '../../lib/member/use-refused-admin.ts';
import { m } from '../../paraglide/messages.js';
import { AdminLinks } from '../../ui/admin-links/AdminLinks.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { usePlan } from './use-plan.ts';

const loadForm = async () => (await import('./parts/PeriodForm.tsx')).PeriodForm;
const loadPlan = async () => (await import('./parts/Plan.tsx')).Plan;

/** Undoes one member's changes in a period, after a review. For administrators. */
export function RollBackPage() {
  const { query, filter: planFilter, again } = usePlan();
  const { domainCode: code, field } = query.error?.data ?? {};
  // Not about access to the page: the member's role is not below the administrator's.
  const isPeer = code === 'permission/denied' && field === 'member';
  const isRefused = useRefusedAdmin(isPeer ? null : code);
  const isUnknown = code === 'user/unknown';
  const { Part: PeriodForm } = useLater(useIsHydrated(), loadForm);
  const { Part: Plan } = useLater(query.isSuccess, loadPlan);
  return (
    <PageFrame title={m.roll_back_title()} description={m.roll_back_description()}>
      <div>
        <AdminLinks />
        {PeriodForm && <PeriodForm found={query.data?.member.name ?? ''} />}
        {planFilter && query.isPending && <Loading shape="table" />}
        {isUnknown && <Empty title={m.not_found_user()} />}
        {isPeer && <Empty title={m.roll_back_peer()} />}
        {hasFailed(query) && !isUnknown && !isPeer && !isRefused && (
          <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />
        )}
        {query.data?.total === 0 && <Empty title={m.roll_back_nothing()} />}
        {query.data && query.data.total > 0 && planFilter && Plan && (
          <Plan key={JSON.stringify(planFilter)} plan={query.data} filter={planFilter} looked={again} />
        )}
      </div>
    </PageFrame>
  );
}
