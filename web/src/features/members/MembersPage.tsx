import { useLater } from '../../lib/use-later.ts';
import { useRefusedAdmin } from '../../lib/use-refused-admin.ts';
import { m } from '../../paraglide/messages.js';
import { AdminLinks } from '../../ui/admin-links/AdminLinks.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { NextPager } from '../../ui/pager/NextPager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { MemberFilter } from './parts/MemberFilter.tsx';
import { MemberList } from './parts/MemberList.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { useMembers } from './use-members.ts';

const loadConfirm = async () => (await import('./parts/ConfirmAction.tsx')).ConfirmAction;

/** All members, for admins: found by name, role and state; banned, given another role, erased. */
export function MembersPage() {
  const { query, filter } = useMembers();
  const { pending, ask, confirm, said } = useMemberActions();
  const { Part: ConfirmAction } = useLater(pending !== null, loadConfirm);
  const isRefused = useRefusedAdmin(query.error?.data?.domainCode);
  if (query.isPending || isRefused) return <Loading shape="table" />;
  if (query.isError) return <Failed failure={{ kind: 'failed' }} retry={() => void query.refetch()} />;
  const { members, page, hasMore } = query.data;
  return (
    <PageFrame title={m.members_title()} description={m.members_description()}>
      <div>
        <AdminLinks />
        <MemberFilter filter={filter} />
        <p role="status">{said}</p>
        {members.length > 0 ? <MemberList members={members} ask={ask} /> : <Empty title={m.members_none()} />}
        <NextPager page={page} hasMore={hasMore} />
        {pending && ConfirmAction && (
          <ConfirmAction
            pending={pending}
            confirm={(because) => void confirm(because)}
            cancel={() => ask(null)}
          />
        )}
      </div>
    </PageFrame>
  );
}
