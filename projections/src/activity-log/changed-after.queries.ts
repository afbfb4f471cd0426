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
    .select(['league_id', 'tournament_id', 'home_team_id', 'away_team_id'])
    .distinct()
    .where(anyOf('game_id', gameIds))
    .limit(10 * most)
    .execute();
  return rows.flatMap((row) => [
    `team:${row.home_team_id}`,
    `team:${row.away_team_id}`,
    ...(row.league_id === null ? [] : [`league:${row.league_id}`]),
    ...(row.tournament_id === null ? [] : [`tournament:${row.tournament_id}`]),
  ]);
};

/**
 * The topics (`season:3`, `league:12`, `game:99`, `log:game` …) of what was recorded after a position, as far as it is
 * in the views; null where that is too much to name, or something that all seasons share.
 */
export const topicsChangedAfter = async (db: Db, position: Position): Promise<ReadonlySet<string> | null> => {
  const rows = await db
    .selectFrom('activity_log')
    .select(['season_id', 'kind', 'entity_id', 'actor_id'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(most + 1)
    .execute();
  if (rows.length > most || rows.some(({ season_id }) => season_id === null)) return null;
  const games = new Set(rows.flatMap(({ kind, entity_id }) => (kind === 'game' ? [entity_id] : [])));
  return new Set([
    ...rows.flatMap(({ season_id, kind, entity_id, actor_id }) => [
      `season:${season_id}`,
      `${kind}:${entity_id}`,
      `member:${actor_id}`,
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
    .where('recorded_at', '<', sql<string>`now() - ${ms} * interval '1 millisecond'`)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? '0';
};
