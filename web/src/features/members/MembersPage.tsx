import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { useRefusedAdmin } from '../../lib/member/use-refused-admin.ts';
import { m } from '../../paraglide/messages.js';
import { AdminLinks } from '../../ui/admin-links/AdminLinks.tsx';
import { Outcome } from '../../ui/outcome/Outcome.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { NextPager } from '../../ui/pager/NextPager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { OwnLoading } from '../../ui/states/OwnLoading.tsx';
import { MemberFilter } from './parts/MemberFilter.tsx';
import { MemberList } from './parts/MemberList.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { useMembers } from './use-members.ts';

const loadConfirm = async () => (await import('./parts/ConfirmAction.tsx')).ConfirmAction;

/** The members page, for administrators: finds members by name, role, state and season, and offers actions on them. */
export function MembersPage() {
  const { query, filter } = useMembers();
  const { pending, request, confirm, message } = useMemberActions();
  const { Part: ConfirmAction } = useLater(pending !== null, loadConfirm);
  const isRefused = useRefusedAdmin(query.error?.data?.domainCode);
  const frame = { title: m.members_title(), description: m.members_description() };
  if (query.isPending || isRefused) return <OwnLoading {...frame} shape="table" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { members, page, hasMore } = query.data;
  return (
    <PageFrame {...frame}>
      <div>
        <AdminLinks />
        <MemberFilter filter={filter} />
        {members.length > 0 ? (
          <MemberList members={members} ask={request} />
        ) : (
          <Empty title={m.members_none()} />
        )}
        <NextPager page={page} hasMore={hasMore} />
        <Outcome message={message} />
        {pending && ConfirmAction && (
          <ConfirmAction
            pending={pending}
            confirm={(because) => void confirm(because)}
            cancel={() => request(null)}
          />
        )}
      </div>
    </PageFrame>
  );
}
