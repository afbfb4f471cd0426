import type { EventType } from '@rondelle/contracts/competition/events.ts';
import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

/** Id of the actor of the latest of these events, by game. Games without such an event are absent. */
export const latestActorByGame = async (
  db: Db,
  gameIds: readonly number[],
  actions: readonly EventType[],
): Promise<ReadonlyMap<number, string>> => {
  if (gameIds.length === 0) return new Map();
  const { rows } = await sql<{ gameId: number; actorId: string }>`
    SELECT asked."gameId", latest."actorId" FROM unnest(${gameIds}::int[]) AS asked ("gameId")
    CROSS JOIN LATERAL (
      SELECT "actorId" FROM activity_log WHERE kind = 'game' AND "entityId" = asked."gameId"
        AND action = ANY (${actions}) ORDER BY revision DESC LIMIT 1) latest`.execute(db);
  return new Map(rows.map(({ gameId, actorId }) => [gameId, actorId]));
};
