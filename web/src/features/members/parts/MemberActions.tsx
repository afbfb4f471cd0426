import { Button, Group, NativeSelect } from '@mantine/core';
import type { ManagedMember } from '@rondelle/contracts/membership/member.outputs.ts';
import { memberRoles, outranks } from '@rondelle/contracts/membership/roles.ts';
import { useState } from 'react';
import { useMe } from '../../../lib/member/use-me.ts';
import { m } from '../../../paraglide/messages.js';
import { roleWords } from '../../../ui/roles/role-words.ts';
import '../../../ui/fields/styles.ts';
import { actionWords, type ActionName, type Pending } from '../use-member-actions.ts';
import { MemberDetails } from './MemberDetails.tsx';
import blocks from '../../../ui/blocks.module.css';

type Props = { member: ManagedMember; ask: (pending: Pending) => void };

const actionsOn = ({ isBanned, isDisabled, isActive }: ManagedMember): readonly ActionName[] => [
  ...(isDisabled ? (['enable'] as const) : [isBanned ? ('unban' as const) : ('ban' as const)]),
  ...(isDisabled || isBanned ? [] : (['disable'] as const)),
  'mute',
  'unmute',
  'endSessions',
  'askAgeAgain',
  ...(isActive && !isBanned && !isDisabled ? (['standIn'] as const) : []),
  'eraseData',
  'erase',
];

/** Select for another role below the administrator's own, with a button that asks for confirmation. */
function RoleChoice({ member, ask }: Props) {
  const own = useMe()?.role ?? 'member';
  const [role, setRole] = useState(member.role);
  return (
    <Group align="end" gap="xs">
      <NativeSelect
        label={m.members_new_role()}
        value={role}
        data={memberRoles
          .filter((one) => outranks(own, one))
          .map((one) => ({ value: one, label: roleWords(one) }))}
        onChange={({ currentTarget: { value } }) =>
          setRole(memberRoles.find((one) => one === value) ?? member.role)
        }
      />
      <Button
        variant="default"
        disabled={role === member.role}
        onClick={() => ask({ action: 'changeRole', member, role })}
      >
        {m.members_change_role()}
      </Button>
    </Group>
  );
}

/** The actions on a member, collapsed, because the page lists up to fifty members. */
export function MemberActions({ member, ask }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={blocks.fold} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary aria-label={`${m.members_actions()}, ${member.username}`}>{m.members_actions()}</summary>
      <Group align="end" mb="md">
        {actionsOn(member).map((action) => (
          <Button key={action} variant="default" onClick={() => ask({ action, member })}>
            {actionWords(action)}
          </Button>
        ))}
        <RoleChoice key={member.role} member={member} ask={ask} />
      </Group>
      {opened && <MemberDetails uid={member.id} />}
    </details>
  );
}
