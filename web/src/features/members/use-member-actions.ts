import type { ManagedMember } from '@rondelle/contracts/membership/member.outputs.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import { useState } from 'react';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';
import { roleWords } from '../../ui/roles/role-words.ts';

export const actionNames = [
  'ban',
  'unban',
  'mute',
  'unmute',
  'disable',
  'enable',
  'endSessions',
  'askAgeAgain',
  'standIn',
  'changeRole',
  'erase',
  'eraseData',
] as const;
export type ActionName = (typeof actionNames)[number];
/** Duration of a mute on this page, in days; the moderation queue offers longer ones, for a certain text. */
export const muteDays = 7;

/** An action that waits for the administrator's confirmation. */
export type Pending = {
  readonly action: ActionName;
  readonly member: ManagedMember;
  readonly role?: MemberRole;
};

export const actionWords = (action: ActionName): string =>
  ({
    ban: m.members_ban,
    unban: m.members_unban,
    mute: m.members_mute,
    unmute: m.members_unmute,
    disable: m.members_disable,
    enable: m.members_enable,
    endSessions: m.members_end_sessions,
    askAgeAgain: m.members_ask_age,
    standIn: m.members_stand_in,
    changeRole: m.members_change_role,
    erase: m.members_erase,
    eraseData: m.members_erase_data,
  })[action]();

/** Describes the completed action and its member; for a role change, with the new role. */
export const doneWords = ({ action, member: { username: name }, role }: Pending): string =>
  action === 'changeRole' && role
    ? m.members_role_changed({ name, role: roleWords(role) })
    : m.members_done({ action: actionWords(action), name });

/** Runs an action on a member after confirmation; `message` is about the latest one. */
export const useMemberActions = () => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const { client, member: queries } = trpc.useUtils();
  const { member: members, moderation, account } = client;
  const [pending, request] = useState<Pending | null>(null);
  const { message, attempt } = useOutcome();
  const run = (
    { action, member: { id: uid, username }, role = 'member' }: Pending,
    because: TextReason,
  ): Promise<unknown> => {
    switch (action) {
      case 'ban':
        return members.ban.mutate({ lang, uid, because });
      case 'mute':
        return moderation.mute.mutate({ lang, uid, days: muteDays, because });
      case 'unmute':
        return moderation.mute.mutate({ lang, uid, days: 0 });
      case 'unban':
        return members.unban.mutate({ lang, uid });
      case 'disable':
        return members.disable.mutate({ lang, uid });
      case 'enable':
        return members.enable.mutate({ lang, uid });
      case 'endSessions':
        return members.endSessions.mutate({ lang, uid });
      case 'askAgeAgain':
        return members.askAgeAgain.mutate({ lang, uid });
      case 'changeRole':
        return members.changeRole.mutate({ lang, uid, role });
      case 'erase':
        return members.erase.mutate({ lang, uid, what: 'account' });
      case 'eraseData':
        return members.erase.mutate({ lang, uid, what: 'data' });
      case 'standIn':
        return account.impersonate.mutate({ lang, username }).then(() => location.assign(paths.home()));
    }
  };
  const confirm = async (because: TextReason): Promise<void> => {
    if (!pending) return;
    const { action } = pending;
    request(null);
    // An impersonating administrator has the member's session, and this session may not load the list.
    const isStandIn = action === 'standIn';
    const isDone = await attempt(() => run(pending, because), isStandIn ? undefined : doneWords(pending));
    if (isDone && !isStandIn) await queries.list.invalidate();
  };
  return { pending, request, confirm, message };
};
