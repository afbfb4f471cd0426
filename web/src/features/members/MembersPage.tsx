import { useEffect } from 'react';
import { usePaths, usePlace, withSearch } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { AdminWays } from '../../ui/admin-ways/AdminWays.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import classes from './members.module.css';
import { ConfirmAction } from './parts/ConfirmAction.tsx';
import { MemberFilter } from './parts/MemberFilter.tsx';
import { MemberList } from './parts/MemberList.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { useMembers } from './use-members.ts';

/** All members, for admins: found by name, role and state; banned, given another role, erased. */
export function MembersPage() {
  const { query, filter } = useMembers();
  const { pending, ask, confirm, said } = useMemberActions();
  const place = usePlace();
  const paths = usePaths();
  const code = query.error?.data?.domainCode;
  const isRefused = code === 'session/required' || code === 'permission/denied';
  useEffect(() => {
    if (isRefused) location.replace(paths.forbidden());
  }, [isRefused, paths]);
  if (query.isPending || isRefused) return <Loading shape="table" />;
  if (query.isError) return <Failed failure={{ kind: 'failed' }} retry={() => void query.refetch()} />;
  const { members, page, hasMore } = query.data;
  return (
    <PageFrame title={m.members_title()} description={m.members_description()}>
      <div>
        <AdminWays />
        <MemberFilter filter={filter} />
        <p role="status" className={classes.said}>
          {said}
        </p>
        {members.length > 0 ? <MemberList members={members} ask={ask} /> : <Empty title={m.members_none()} />}
        <nav aria-label={m.pages_label()} className={classes.pager}>
          {page > 1 && (
            <Link href={withSearch(place, { page: String(page - 1) })}>{m.members_previous()}</Link>
          )}
          {hasMore && <Link href={withSearch(place, { page: String(page + 1) })}>{m.members_next()}</Link>}
        </nav>
        {pending && (
          <ConfirmAction pending={pending} confirm={() => void confirm()} cancel={() => ask(null)} />
        )}
      </div>
    </PageFrame>
  );
}
