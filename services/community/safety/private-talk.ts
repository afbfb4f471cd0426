import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { type AgeGroup, ageGroups } from './ages.ts';

type Pair = {
  readonly ages: readonly [AgeGroup, AgeGroup];
  /** Whether somebody else has let both into the room of one team. */
  readonly shareTeam: boolean;
  /** Whether one does not want to hear from the other. */
  readonly isBlocked: boolean;
};

/**
 * Whether two members may talk where nobody else reads: adults, and otherwise only those whom a team's room has let in
 * both. Pure.
 */
export const mayTalk = ({ ages, shareTeam, isBlocked }: Pair): boolean => {
  if (isBlocked || ages.some((age) => age === 'child' || age === 'unsaid')) return false;
  return ages.every((age) => age === 'adult') || shareTeam;
};

/** Those of the others whom a member may talk to in private. */
export const talkableAmong = async (
  db: Db,
  memberId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> => {
  const ages = await ageGroups(db, [memberId, ...others]);
  const { rows } = await sql<{ id: string; shareTeam: boolean; isBlocked: boolean }>`
    SELECT other.id, EXISTS (
        SELECT FROM community.room_members a
        JOIN community.room_members b ON b."roomId" = a."roomId" AND b."memberId" = other.id AND b.standing <> 'asked'
          AND b."isLetIn"
        JOIN community.rooms r ON r.id = a."roomId" AND r.type = 'team'
        WHERE a."memberId" = ${memberId} AND a.standing <> 'asked' AND a."isLetIn") AS "shareTeam",
      EXISTS (SELECT FROM community.blocks
        WHERE ("memberId" = ${memberId} AND "blockedId" = other.id)
          OR ("memberId" = other.id AND "blockedId" = ${memberId})) AS "isBlocked"
    FROM unnest(${others}::uuid[]) AS other (id)`.execute(db);
  const own = ages.get(memberId) ?? 'unsaid';
  return new Set(
    rows
      .filter(({ id, ...pair }) => mayTalk({ ...pair, ages: [own, ages.get(id) ?? 'unsaid'] }))
      .map(({ id }) => id),
  );
};
