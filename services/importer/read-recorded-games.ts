import { result } from '@rondelle/contracts/competition/game.events.ts';
import type { Pool } from 'pg';
import type { RecordedGame, RecordedGameContent, RecordedGames } from './recorded.ts';
import type { GameParts } from './plan/game-parts.ts';
import { recordedParts } from './plan/recorded-parts.ts';
import { lastImported } from './plan/last-imported.ts';
import { sourcesOfFiles } from './read-versions.ts';

type Db = Pick<Pool, 'query'>;

const resultColumns = Object.keys(result.shape).map((column) => `"${column}"`);
const contentColumns = `stage, "groupName", date, time, venue, city, "homeTeamId", "awayTeamId", status,
  ${resultColumns.join(', ')}`;

const gamesText = `SELECT ${contentColumns}, "sourceKey", "gameId" AS id, "seasonId",
  "leagueId", "tournamentId", "categoryId",
  revision::text AS revision FROM games`;
const byKeyText = `${gamesText} WHERE "sourceKey" = ANY($1)`;
/** A game that was entered without a key is found by its id only. */
const byIdText = `${gamesText} WHERE "gameId" = ANY($1)`;

/** SQL condition: a version of a game comes from the undoing of a whole action. */
const isUndoing = `EXISTS (SELECT 1 FROM activity_log a
  JOIN writing.undone_actions u ON u."actionId" = a."correlationId"::uuid
  WHERE a.kind = 'game' AND a."entityId" = h."gameId" AND a.revision = h.revision)`;

/** Every version of some games. Needed only for games that were changed after the import. */
const versionsText = (
  undoing: string,
): string => `SELECT "gameId", source, ${undoing} AS undoing, ${contentColumns}
  FROM game_history h WHERE "gameId" = ANY($1) ORDER BY "gameId", revision`;

type GameRow = Omit<RecordedGame, 'imported'> & { readonly sourceKey: string };
type VersionRow = RecordedGameContent & {
  readonly gameId: number;
  readonly source: string;
  readonly undoing: boolean;
};

/** Returns the ids of deleted games by key: of one season, or of all. The history's index by key would hold all games. */
export const readDeletedKeys = async (
  db: Db,
  seasonId: number | null = null,
): Promise<ReadonlyMap<string, number>> => {
  const text = `SELECT h."sourceKey", h."gameId" FROM game_history h WHERE h.deleted AND h."sourceKey" IS NOT NULL
    ${seasonId === null ? '' : 'AND h."seasonId" = $1'}
    AND NOT EXISTS (SELECT 1 FROM games g WHERE g."gameId" = h."gameId")`;
  const { rows } = await db.query<{ sourceKey: string; gameId: number }>(
    text,
    seasonId === null ? [] : [seasonId],
  );
  return new Map(rows.map(({ sourceKey, gameId }) => [sourceKey, gameId]));
};

/** Returns the keys of those deleted games that were deleted by undoing the whole import that had entered them. */
export const readUndoneKeys = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const text = `SELECT h."sourceKey" FROM game_history h WHERE h."gameId" = ANY($1) AND h.deleted
    AND h."sourceKey" IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM game_history n WHERE n."gameId" = h."gameId" AND n.revision > h.revision)
    AND ${isUndoing}`;
  const { rows } = await db.query<{ sourceKey: string }>(text, [ids]);
  return new Set(rows.map(({ sourceKey }) => sourceKey));
};

const readImported = async (
  db: Db,
  ids: readonly number[],
  renews: boolean,
): Promise<Map<number, Partial<GameParts>>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<VersionRow>(versionsText(renews ? isUndoing : 'false'), [ids]);
  return new Map(
    [...Map.groupBy(rows, ({ gameId }) => gameId)].map(([id, versions]) => [
      id,
      lastImported(
        versions.map((row) => ({
          content: recordedParts(row),
          // After an undo, the earlier content counts as imported, so that the same file is news again.
          byImport: row.undoing || sourcesOfFiles.includes(row.source),
        })),
      ),
    ]),
  );
};

const noKeys: ReadonlyMap<number, string> = new Map();

/**
 * Reads some games by key from the views, which must be up to date. `named`: the ids of games that people have entered,
 * and the keys that stand for them in this import. `renews`: whether games undone as a whole count as not imported.
 */
export const readRecordedGames = async (
  db: Db,
  keys: readonly string[],
  deletedKeys: ReadonlyMap<string, number>,
  named: ReadonlyMap<number, string> = noKeys,
  renews = false,
): Promise<RecordedGames> => {
  const keyed = (await db.query<GameRow>(byKeyText, [keys])).rows;
  const others = named.size === 0 ? [] : (await db.query<GameRow>(byIdText, [[...named.keys()]])).rows;
  const rows = [...keyed, ...others.map((row) => ({ ...row, sourceKey: named.get(row.id) ?? '' }))];
  const deleted = keys.flatMap((key) => {
    const id = deletedKeys.get(key);
    return id === undefined ? [] : [{ key, id }];
  });
  const touched = [...rows.filter(({ id, revision }) => revision !== '0' || named.has(id)), ...deleted];
  const imported = await readImported(
    db,
    touched.map(({ id }) => id),
    renews,
  );
  return {
    games: new Map(rows.map((row) => [row.sourceKey, { ...row, imported: imported.get(row.id) ?? null }])),
    deleted: new Map(deleted.map(({ key, id }) => [key, imported.get(id) ?? {}])),
  };
};
