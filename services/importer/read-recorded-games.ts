import type { Pool } from 'pg';
import type { RecordedGame, RecordedGameContent, RecordedGames } from './recorded.ts';
import { type GameParts, partsKnown } from './plan/game-parts.ts';
import { lastImported } from './plan/last-imported.ts';
import { sourcesOfFiles } from './read-versions.ts';

type Db = Pick<Pool, 'query'>;

const contentColumns = `stage, group_name, date, time, venue, city, home_team_id, away_team_id, status,
  home_goals, away_goals, decided_in, forfeited_by, home_fair_play, away_fair_play`;

const gamesText = `SELECT ${contentColumns}, source_key, game_id AS id, season_id AS "seasonId",
  league_id AS "leagueId", tournament_id AS "tournamentId", category_id AS "categoryId",
  revision::text AS revision FROM games WHERE source_key = ANY($1)`;

/** Every version of games; only those that somebody has touched since they were imported need it. */
const versionsText = `SELECT game_id, source, ${contentColumns} FROM game_history
  WHERE game_id = ANY($1) ORDER BY game_id, revision`;

type GameRow = Omit<RecordedGame, 'imported'> & { readonly source_key: string };
type VersionRow = RecordedGameContent & { readonly game_id: number; readonly source: string };

/** The ids of deleted games by key, all of them at once: the history has no index by key. */
export const readDeletedKeys = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const text = `SELECT h.source_key, h.game_id FROM game_history h WHERE h.deleted AND h.source_key IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM games g WHERE g.game_id = h.game_id)`;
  const { rows } = await db.query<{ source_key: string; game_id: number }>(text);
  return new Map(rows.map(({ source_key, game_id }) => [source_key, game_id]));
};

const readTold = async (db: Db, ids: readonly number[]): Promise<Map<number, Partial<GameParts>>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<VersionRow>(versionsText, [ids]);
  return new Map(
    [...Map.groupBy(rows, ({ game_id }) => game_id)].map(([id, versions]) => [
      id,
      lastImported(
        versions.map((row) => ({ content: partsKnown(row), byImport: sourcesOfFiles.includes(row.source) })),
      ),
    ]),
  );
};

/** Asks the views for some games by key. They must be up to date. */
export const readRecordedGames = async (
  db: Db,
  keys: readonly string[],
  deletedKeys: ReadonlyMap<string, number>,
): Promise<RecordedGames> => {
  const { rows } = await db.query<GameRow>(gamesText, [keys]);
  const deleted = keys.flatMap((key) => {
    const id = deletedKeys.get(key);
    return id === undefined ? [] : [{ key, id }];
  });
  const touched = [...rows.filter(({ revision }) => revision !== '0'), ...deleted];
  const imported = await readTold(
    db,
    touched.map(({ id }) => id),
  );
  return {
    games: new Map(rows.map((row) => [row.source_key, { ...row, imported: imported.get(row.id) ?? null }])),
    deleted: new Map(deleted.map(({ key, id }) => [key, imported.get(id) ?? {}])),
  };
};
