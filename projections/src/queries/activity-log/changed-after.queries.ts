import { logChannels } from '@rondelle/contracts/live-topics.ts';
import { sql } from 'kysely';
import type { Position } from '@rondelle/contracts/log/event.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';

/** Above this many events, a client that missed them reloads everything. */
const most = 500;

const competitionsAndTeams = async (db: Db, gameIds: readonly number[]): Promise<string[]> => {
  if (gameIds.length === 0) return [];
  const rows = await db
    .selectFrom('game_history')
    .select(['leagueId', 'tournamentId', 'homeTeamId', 'awayTeamId'])
    .distinct()
    .where(anyOf('gameId', gameIds))
    .limit(10 * most)
    .execute();
  return rows.flatMap((row) => [
    `team:${row.homeTeamId}`,
    `team:${row.awayTeamId}`,
    ...(row.leagueId === null ? [] : [`league:${row.leagueId}`]),
    ...(row.tournamentId === null ? [] : [`tournament:${row.tournamentId}`]),
  ]);
};

/**
 * Returns the topics (`season:3`, `league:12`, `game:99`, `log:game` …) of the events after a position, as far as these
 * are in the views. Null when there are too many events, or when one of them concerns the catalogue.
 */
export const topicsChangedAfter = async (db: Db, position: Position): Promise<ReadonlySet<string> | null> => {
  const rows = await db
    .selectFrom('activity_log')
    .select(['seasonId', 'kind', 'entityId', 'actorId'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(most + 1)
    .execute();
  if (rows.length > most || rows.some(({ seasonId }) => seasonId === null)) return null;
  const games = new Set(rows.flatMap(({ kind, entityId }) => (kind === 'game' ? [entityId] : [])));
  return new Set([
    ...rows.flatMap(({ seasonId, kind, entityId, actorId }) => [
      `season:${seasonId}`,
      `${kind}:${entityId}`,
      `member:${actorId}`,
      ...(logChannels.some((channel) => channel === kind) ? [`log:${kind}`] : []),
    ]),
    ...(await competitionsAndTeams(db, [...games])),
  ]);
};

/** Returns the last position recorded more than `ms` milliseconds ago; `0` when there is none. */
export const positionBefore = async (db: Db, ms: number): Promise<Position> => {
  const row = await db
    .selectFrom('activity_log')
    .select('position')
    .where('recordedAt', '<', sql<string>`now() - ${ms} * interval '1 millisecond'`)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? '0';
};
