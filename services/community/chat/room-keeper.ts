import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { Chatter } from '../tables.ts';

/** Returns whether the role makes a member a keeper of all teams' rooms. */
export const isRoomKeeper = ({ role }: Pick<Chatter, 'role'>): boolean =>
  isAllowed(role, 'community/moderate');
