import type { ManagedMember } from '@rondelle/contracts/membership/member.outputs.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import { useState } from 'react';
import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { refusalOf } from '../../lib/refusal.ts';

export type ActionName =
  | 'ban'
  | 'unban'
  | 'mute'
  | 'unmute'
  | 'disable'
  | 'enable'
  | 'endSessions'
  | 'standIn'
  | 'changeRole'
  | 'erase'
  | 'eraseData';
/** Longer silences follow from a text, in the queue. */
const muteDays = 7;

/** What waits for the admin's yes. */
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
    standIn: m.members_stand_in,
    changeRole: m.members_change_role,
    erase: m.members_erase,
    eraseData: m.members_erase_data,
  })[action]();

/** What an admin does to a member, once confirmed; says afterwards what was done, or why it was refused. */
export const useMemberActions = () => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const utils = trpc.useUtils();
  const [pending, ask] = useState<Pending | null>(null);
  const [said, say] = useState<string | null>(null);
  const ban = trpc.member.ban.useMutation();
  const unban = trpc.member.unban.useMutation();
  const mute = trpc.moderation.mute.useMutation();
  const disable = trpc.member.disable.useMutation();
  const enable = trpc.member.enable.useMutation();
  const endSessions = trpc.member.endSessions.useMutation();
  const changeRole = trpc.member.changeRole.useMutation();
  const erase = trpc.member.erase.useMutation();
  const standIn = trpc.account.impersonate.useMutation();

  const run = (
    { action, member: { id: uid, username }, role = 'member' }: Pending,
    because: TextReason,
  ): Promise<unknown> => {
    switch (action) {
      case 'ban':
        return ban.mutateAsync({ lang, uid, because });
      case 'mute':
        return mute.mutateAsync({ lang, uid, days: muteDays, because });
      case 'unmute':
        return mute.mutateAsync({ lang, uid, days: 0 });
      case 'unban':
        return unban.mutateAsync({ lang, uid });
      case 'disable':
        return disable.mutateAsync({ lang, uid });
      case 'enable':
        return enable.mutateAsync({ lang, uid });
      case 'endSessions':
        return endSessions.mutateAsync({ lang, uid });
      case 'changeRole':
        return changeRole.mutateAsync({ lang, uid, role });
      case 'erase':
        return erase.mutateAsync({ lang, uid, what: 'account' });
      case 'eraseData':
        return erase.mutateAsync({ lang, uid, what: 'data' });
      case 'standIn':
        return standIn.mutateAsync({ lang, username }).then(() => location.assign(paths.home()));
    }
  };
  const confirm = async (because: TextReason): Promise<void> => {
    if (!pending) return;
    const { action, member } = pending;
    ask(null);
    try {
      await run(pending, because);
      // The site is another's from here on: this list is no longer to be asked for.
      if (action === 'standIn') return;
      say(m.members_done({ action: actionWords(action), name: member.username }));
      await utils.member.list.invalidate();
    } catch (error) {
      say(refusalOf(error).message);
    }
  };
  return { pending, ask, confirm, said };
};
