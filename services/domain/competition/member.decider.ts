import type { MemberCommand } from '@rondelle/contracts/competition/commands.ts';
import type { MemberEvent } from '@rondelle/contracts/membership/member.events.ts';
import type { Decider } from '../decider.ts';
import { payloadOf } from './payload.ts';

/**
 * The log holds moderators' actions on a member with their reasons, and the erasure. After an erasure nothing more is
 * recorded.
 */
export type Member = { readonly erased: boolean };

const eventOf = (command: MemberCommand): MemberEvent => {
  switch (command.type) {
    case 'EraseMember':
      return { type: 'MemberErased', data: payloadOf(command) };
    case 'MuteMember':
      return { type: 'MemberMuted', data: payloadOf(command) };
    case 'UnmuteMember':
      return { type: 'MemberUnmuted', data: payloadOf(command) };
    case 'BanMember':
      return { type: 'MemberBanned', data: payloadOf(command) };
    case 'UnbanMember':
      return { type: 'MemberUnbanned', data: payloadOf(command) };
    case 'ImpersonateMember':
      return { type: 'MemberImpersonated', data: payloadOf(command) };
    case 'UnimpersonateMember':
      return { type: 'MemberUnimpersonated', data: payloadOf(command) };
    case 'RemoveText':
      return { type: 'TextRemoved', data: payloadOf(command) };
    case 'KeepText':
      return { type: 'TextKept', data: payloadOf(command) };
    case 'PinTopic':
      return { type: 'TopicPinned', data: payloadOf(command) };
    case 'UnpinTopic':
      return { type: 'TopicUnpinned', data: payloadOf(command) };
    case 'LockTopic':
      return { type: 'TopicLocked', data: payloadOf(command) };
    case 'UnlockTopic':
      return { type: 'TopicUnlocked', data: payloadOf(command) };
  }
};

export const member: Decider<Member, MemberCommand, MemberEvent> = {
  initial: { erased: false },
  decide: (command, { erased }) => (erased ? [] : [eventOf(command)]),
  evolve: (state, { type }) => (type === 'MemberErased' ? { erased: true } : state),
};
