import type { Standing } from '@rondelle/contracts/community/chat.ts';
import { memberRoles } from '@rondelle/contracts/membership/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import { isRoomKeeper } from './room-keeper.ts';

/** Roles that are keepers of teams' rooms. */
const keepers: readonly string[] = memberRoles.filter((role) => isRoomKeeper({ role }));

/**
 * The standing in a room (`r`) of the member of a row (`rm`) with a role. What a role grants is computed each time and
 * never stored, so that it ends with the role. In a team's room only a standing assigned by somebody else counts.
 */
export const standingWith = (role: RawBuilder<string>): RawBuilder<Standing> => sql<Standing>`CASE
  WHEN r.type IN ('league', 'tournament') THEN 'member'
  WHEN r.type <> 'team' THEN rm.standing
  WHEN ${role} = ANY (${keepers}::text[]) THEN 'keeper'
  WHEN rm."isLetIn" THEN rm.standing
  ELSE 'asked' END`;

/** The standing with the member's current role. */
export const standingNow: RawBuilder<Standing> = standingWith(
  sql<string>`(SELECT role FROM accounts.members WHERE id = rm."memberId")`,
);

/** A condition: the member is in the room, not waiting for admission. */
export const isIn: RawBuilder<boolean> = sql<boolean>`${standingNow} <> 'asked'`;
