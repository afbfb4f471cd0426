import type { MemberCommand } from '@rondelle/contracts/competition/commands.ts';
import type { MemberEvent } from '@rondelle/contracts/membership/member.events.ts';
import type { Decider } from '../decider.ts';
import { payloadOf } from './payload.ts';

/** Of a member the log knows nothing but that all about them was erased. */
export type Member = { readonly erased: boolean };

export const member: Decider<Member, MemberCommand, MemberEvent> = {
  initial: { erased: false },
  decide: (command, { erased }) => (erased ? [] : [{ type: 'MemberErased', data: payloadOf(command) }]),
  evolve: () => ({ erased: true }),
};
