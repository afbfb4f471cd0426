import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { type MemberRole, outranks } from '@rondelle/contracts/membership/roles.ts';

/**
 * Whether a moderator may silence a member. Who looks after a room takes texts away there; whom one silences is silenced
 * everywhere. Pure.
 */
export const mayMute = (moderator: MemberRole, author: MemberRole): boolean =>
  isAllowed(moderator, 'community/moderate') && outranks(moderator, author);
