import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { type MemberRole, outranks } from '@rondelle/contracts/membership/roles.ts';

/** Returns whether a moderator may mute a member: only those of a lower role. Pure. */
export const mayMute = (moderator: MemberRole, author: MemberRole): boolean =>
  isAllowed(moderator, 'community/moderate') && outranks(moderator, author);
