import type { Pool } from 'pg';
import type { KnownGame, KnownGameContent, KnownGames } from './known.ts';

type Db = Pick<Pool, 'query'>;

const contentColumns = `stage, group_name, date, time, venue, city, home_team_id, away_team_id, status,
  home_goals, away_goals, decided_in, forfeited_by, home_fair_play, away_fair_play`;

const gamesText = `SELECT ${contentColumns}, source_key, game_id AS id, season_id AS "seasonId",
  league_id AS "leagueId", tournament_id AS "tournamentId", category_id AS "categoryId",
  revision::text AS revision FROM games WHERE source_key = ANY($1)`;

/** The version of a game that an import made last; only games that people have touched since need it. */
const importedText = `SELECT DISTINCT ON (game_id) game_id, ${contentColumns} FROM game_history h
  WHERE game_id = ANY($1) AND source IN ('import', 'demo') ORDER BY game_id, revision DESC`;

type GameRow = Omit<KnownGame, 'imported'> & { readonly source_key: string };
type ImportedRow = KnownGameContent & { readonly game_id: number };

/** Keys of deleted games, all of them at once: the history has no index by key. */
export const readDeletedKeys = async (db: Db): Promise<ReadonlySet<string>> => {
  const text = `SELECT h.source_key FROM game_history h WHERE h.deleted AND h.source_key IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM games g WHERE g.game_id = h.game_id)`;
  const { rows } = await db.query<{ source_key: string }>(text);
  return new Set(rows.map(({ source_key }) => source_key));
};

/** Asks the views for some games by key. They must be up to date. */
export const readKnownGames = async (
  db: Db,
  keys: readonly string[],
  deleted: ReadonlySet<string>,
): Promise<KnownGames> => {
  const { rows } = await db.query<GameRow>(gamesText, [keys]);
  const touched = rows.filter(({ revision }) => revision !== '0').map(({ id }) => id);
  const imported = touched.length > 0 ? (await db.query<ImportedRow>(importedText, [touched])).rows : [];
  const importedOf = new Map(imported.map((row) => [row.game_id, row]));
  return {
    games: new Map(rows.map((row) => [row.source_key, { ...row, imported: importedOf.get(row.id) ?? null }])),
    deleted,
  };
};
