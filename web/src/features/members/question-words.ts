import { formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { roleWords } from '../../ui/roles/role-words.ts';
import { stateWords } from './state-words.ts';
import { muteDays, type Pending } from './use-member-actions.ts';

/** Returns the question that confirms an action, with the member's name; for a role change, with both roles. */
export const questionWords = ({ action, member, role = 'member' }: Pending): string => {
  const name = member.username;
  switch (action) {
    case 'ban':
      return m.member_ask_ban({ name });
    case 'unban':
      return m.member_ask_unban({ name });
    case 'mute':
      return m.member_ask_mute({ name, days: muteDays });
    case 'unmute':
      return m.member_ask_unmute({ name });
    case 'disable':
      return m.member_ask_disable({ name });
    case 'enable':
      return m.member_ask_enable({ name });
    case 'endSessions':
      return m.member_ask_end_sessions({ name });
    case 'askAgeAgain':
      return m.member_ask_age({ name });
    case 'standIn':
      return m.member_ask_stand_in({ name });
    case 'changeRole':
      return m.member_ask_change_role({ name, before: roleWords(member.role), after: roleWords(role) });
    case 'eraseData':
      return m.member_ask_erase_data({ name });
    case 'erase':
      return m.member_ask_erase({ name });
  }
};

/** Returns a sentence with the old and the new state of the account. */
const stateChange = (
  member: Pending['member'],
  changed: { isBanned?: boolean; isDisabled?: boolean },
): string =>
  m.member_effect_state({
    before: stateWords(member),
    after: stateWords({ ...member, isBanned: false, isDisabled: false, ...changed }),
  });

/** Describes the consequences of an action. `now` is in ms since the epoch. */
export const effectWords = ({ action, member }: Pending, now = Date.now()): string => {
  const role = roleWords(member.role);
  switch (action) {
    case 'ban':
      return `${stateChange(member, { isBanned: true })} ${m.member_effect_shut()}`;
    case 'disable':
      return `${stateChange(member, { isDisabled: true })} ${m.member_effect_shut()}`;
    case 'unban':
    case 'enable':
      return `${stateChange(member, {})} ${m.member_effect_open()}`;
    case 'mute':
      return m.member_effect_mute({
        day: formatInstant(new Date(now + muteDays * 86_400_000).toISOString()),
      });
    case 'unmute':
      return m.member_effect_unmute();
    case 'endSessions':
      return m.member_effect_end_sessions({ role });
    case 'askAgeAgain':
      return m.member_effect_age();
    case 'standIn':
      return m.member_effect_stand_in({ role });
    case 'changeRole':
      return m.member_effect_change_role();
    case 'eraseData':
      return m.member_effect_erase_data({ role });
    case 'erase':
      return m.member_effect_erase({ role });
  }
};
