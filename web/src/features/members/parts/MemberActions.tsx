import { Button, Group, NativeSelect } from '@mantine/core';
import type { ManagedMember } from '@rondelle/contracts/membership/member.outputs.ts';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { roleWords } from '../../../ui/roles/role-words.ts';
import '../../../ui/form/styles.ts';
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
  ...(isActive && !isBanned && !isDisabled ? (['standIn'] as const) : []),
  'eraseData',
  'erase',
];

/** Folded away: a list of fifty members is for reading first. */
export function MemberActions({ member, ask }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={blocks.fold} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary aria-label={`${m.members_actions()}, ${member.username}`}>{m.members_actions()}</summary>
      <Group align="end">
        {actionsOn(member).map((action) => (
          <Button key={action} variant="default" onClick={() => ask({ action, member })}>
            {actionWords(action)}
          </Button>
        ))}
        <NativeSelect
          label={m.members_change_role()}
          value={member.role}
          data={memberRoles.map((role) => ({ value: role, label: roleWords(role) }))}
          onChange={({ currentTarget: { value } }) => {
            const role = memberRoles.find((one) => one === value);
            if (role) ask({ action: 'changeRole', member, role });
          }}
        />
      </Group>
      {opened && <MemberDetails uid={member.id} />}
    </details>
  );
}
