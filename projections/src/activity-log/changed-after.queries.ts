import { logChannels } from '@rondelle/contracts/live-topics.ts';
import { sql } from 'kysely';
import type { Position } from '@rondelle/contracts/log/event.ts';
import { anyOf } from '../outputs/any-of.ts';
import type { Db } from '../schema.ts';

/** More events than this are not looked through: whoever missed so many reads everything again. */
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
 * The topics (`season:3`, `league:12`, `game:99`, `log:game` …) of what was recorded after a position, as far as it is
 * in the views; null where that is too much to name, or something that all seasons share.
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

/** Where the log was so many milliseconds ago; the very beginning where nothing is older. */
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
