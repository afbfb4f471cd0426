import type { ManagedMember } from '@rondelle/contracts/membership/member.outputs.ts';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { m } from '../../../paraglide/messages.js';
import formClasses from '../../../ui/form/form.module.css';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { actionWords, type ActionName, type Pending } from '../use-member-actions.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = { member: ManagedMember; ask: (pending: Pending) => void };

const actionsOn = ({ isBanned, isActive }: ManagedMember): readonly ActionName[] => [
  isBanned ? 'unban' : 'ban',
  'endSessions',
  ...(isActive && !isBanned ? (['standIn'] as const) : []),
  'eraseData',
  'erase',
];

/** Folded away: a list of fifty members is for reading first. */
export function MemberActions({ member, ask }: Props) {
  return (
    <details className={blocks.fold}>
      <summary aria-label={`${m.members_actions()}, ${member.username}`}>{m.members_actions()}</summary>
      <div className={blocks.fields}>
        {actionsOn(member).map((action) => (
          <button
            key={action}
            type="button"
            className={formClasses.quiet}
            onClick={() => ask({ action, member })}
          >
            {actionWords(action)}
          </button>
        ))}
        <label>
          {m.members_change_role()}
          <select
            value={member.role}
            onChange={({ target: { value } }) => {
              const role = memberRoles.find((one) => one === value);
              if (role) ask({ action: 'changeRole', member, role });
            }}
          >
            {memberRoles.map((role) => (
              <option key={role} value={role}>
                {roleWords(role)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}
