import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { byKey } from './by-key.ts';
import { contentColumns, type RecordedGames } from './recorded.ts';
import type { GameParts } from './plan/game-parts.ts';
import { recordedParts } from './plan/recorded-parts.ts';
import { lastImported } from './plan/last-imported.ts';
import { sourcesOfFiles } from './read-versions.ts';

const selectGames = (db: Db) =>
  db
    .selectFrom('games')
    .select(contentColumns)
    .select(['sourceKey', 'gameId as id', 'seasonId', 'leagueId', 'tournamentId', 'categoryId'])
    .select(sql<string>`revision::text`.as('revision'));

/** Whether a version of a game comes from the undoing of a whole action. */
const isUndoing = sql<boolean>`EXISTS (SELECT 1 FROM activity_log a
  JOIN writing.undone_actions u ON u."actionId" = a."correlationId"::uuid
  WHERE a.kind = 'game' AND a."entityId" = h."gameId" AND a.revision = h.revision)`;

const selectDeleted = (db: Db) =>
  db
    .selectFrom('game_history as h')
    .select('h.sourceKey')
    // Without a parameter, so that the history's partial index applies.
    .where(sql<boolean>`h.deleted`)
    .where('h.sourceKey', 'is not', null);

/** Returns the ids of deleted games by key: of one season, or of all. The history's index by key would hold all games. */
export const readDeletedKeys = async (
  db: Db,
  seasonId: number | null = null,
): Promise<ReadonlyMap<string, number>> => {
  const all = selectDeleted(db)
    .select('h.gameId')
    .where((is) =>
      is.not(is.exists(is.selectFrom('games as g').select('g.gameId').whereRef('g.gameId', '=', 'h.gameId'))),
    );
  const rows = await (seasonId === null ? all : all.where('h.seasonId', '=', seasonId)).execute();
  return new Map([...byKey(rows)].map(([key, { gameId }]) => [key, gameId]));
};

/** Returns the keys of those deleted games that were deleted by undoing the whole import that had entered them. */
export const readUndoneKeys = async (db: Db, ids: readonly number[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await selectDeleted(db)
    .where(anyOf('h.gameId', ids))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('game_history as n')
            .select('n.gameId')
            .whereRef('n.gameId', '=', 'h.gameId')
            .whereRef('n.revision', '>', 'h.revision'),
        ),
      ),
    )
    .where(isUndoing)
    .execute();
  return new Set(byKey(rows).keys());
};

/** Reads every version of some games. Needed only for games that were changed after the import. */
const readVersions = (db: Db, ids: readonly number[], renews: boolean) =>
  db
    .selectFrom('game_history as h')
    .select(['gameId', 'source', ...contentColumns])
    .select((renews ? isUndoing : sql<boolean>`false`).as('undoing'))
    .where(anyOf('gameId', ids))
    .orderBy('gameId')
    .orderBy('revision')
    .execute();

const readImported = async (
  db: Db,
  ids: readonly number[],
  renews: boolean,
): Promise<Map<number, Partial<GameParts>>> => {
  if (ids.length === 0) return new Map();
  const rows = await readVersions(db, ids, renews);
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
  const keyed = await selectGames(db).where(anyOf('sourceKey', keys)).execute();
  // A game that was entered without a key is found by its id only.
  const others = named.size === 0 ? [] : await selectGames(db).where(anyOf('gameId', named.keys())).execute();
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
    games: byKey(rows.map((row) => ({ ...row, imported: imported.get(row.id) ?? null }))),
    deleted: new Map(deleted.map(({ key, id }) => [key, imported.get(id) ?? {}])),
  };
};
