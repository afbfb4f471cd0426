import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { type AgeGroup, ageGroups } from '@rondelle/members/accounts/ages.ts';

type Pair = {
  readonly ages: readonly [AgeGroup, AgeGroup];
  /** True when other members have admitted both to the room of one team. */
  readonly shareTeam: boolean;
  /** True when one has blocked the other. */
  readonly isBlocked: boolean;
};

/**
 * Returns whether two members may talk in private: two adults, or two members (14 or more) who were both admitted to
 * one team's room. Pure.
 */
export const mayTalk = ({ ages, shareTeam, isBlocked }: Pair): boolean => {
  if (isBlocked || ages.some((age) => age === 'child' || age === 'unknown')) return false;
  return ages.every((age) => age === 'adult') || shareTeam;
};

/**
 * The others with whom a member may talk in private. In a group, a block separates nobody from the others: `withBlocks`
 * is false there.
 */
export const talkableAmong = async (
  db: Db,
  memberId: string,
  others: readonly string[],
  withBlocks = true,
): Promise<ReadonlySet<string>> => {
  const ages = await ageGroups(db, [memberId, ...others]);
  const { rows } = await sql<{ id: string; shareTeam: boolean; isBlocked: boolean }>`
    SELECT other.id, EXISTS (
        SELECT FROM community.room_members a
        JOIN community.room_members b ON b."roomId" = a."roomId" AND b."memberId" = other.id AND b.standing <> 'asked'
          AND b."isLetIn"
        JOIN community.rooms r ON r.id = a."roomId" AND r.type = 'team'
        WHERE a."memberId" = ${memberId} AND a.standing <> 'asked' AND a."isLetIn") AS "shareTeam",
      ${withBlocks} AND EXISTS (SELECT FROM community.blocks
        WHERE ("memberId" = ${memberId} AND "blockedId" = other.id)
          OR ("memberId" = other.id AND "blockedId" = ${memberId})) AS "isBlocked"
    FROM unnest(${others}::uuid[]) AS other (id)`.execute(db);
  const own = ages.get(memberId) ?? 'unknown';
  return new Set(
    rows
      .filter(({ id, ...pair }) => mayTalk({ ...pair, ages: [own, ages.get(id) ?? 'unknown'] }))
      .map(({ id }) => id),
  );
};
