import type { ManagedMember } from '@rondelle/contracts/membership/member.outputs.ts';
import { formatDayAt } from '../../../lib/format/format.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { stateWords } from '../state-words.ts';
import type { Pending } from '../use-member-actions.ts';
import { MemberActions } from './MemberActions.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { members: readonly ManagedMember[]; ask: (pending: Pending) => void };

/** One row for each member, with the available actions. */
export function MemberList({ members, ask }: Props) {
  const paths = usePaths();
  return (
    <ul className={blocks.rows}>
      {members.map((member) => (
        <li key={member.id}>
          <div className={blocks.line}>
            <Link href={paths.user({ id: member.id, name: member.username })}>{member.username}</Link>
            <span>{roleWords(member.role)}</span>
            <span data-banned={member.isBanned || member.isDisabled || undefined}>{stateWords(member)}</span>
            <span className={blocks.note}>
              {m.members_since()} {formatDayAt(member.createdAt)}
            </span>
            {member.roleGiven && (
              <span className={blocks.note}>
                {m.members_role_given({
                  by: member.roleGiven.by ?? m.history_by_deleted_member(),
                  day: formatDayAt(member.roleGiven.at),
                })}
              </span>
            )}
          </div>
          {member.isBelow && <MemberActions member={member} ask={ask} />}
        </li>
      ))}
    </ul>
  );
}
