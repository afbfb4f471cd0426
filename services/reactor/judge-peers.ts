import { origin } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { positionOfSeason } from '@rondelle/projections/queries/log/log-position.queries.ts';
import { peerScoreOf } from '@rondelle/projections/queries/forecasts/peer-scores.queries.ts';
import { ratedColumns } from '@rondelle/projections/views/games/counted-games.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';

/** After this long, the remaining categories wait for the next run. */
const longestMs = 40_000;
const most = { seasons: 200, categories: 2_000 };

/** The columns of a game that the comparison depends on. */
const readOfGames = sql.join(ratedColumns.map((column) => sql.ref(`g.${column}`)));
/** Rows in any order have one hash, and other rows another. */
const hashOf = (columns: RawBuilder<unknown>) => sql`bit_xor(hash_record_extended(ROW(${columns}), 0))`;

type Category = { readonly categoryId: number; readonly madeFrom: string; readonly isSame: boolean };

/**
 * Categories of a season with scored forecasts that were not looked at since the last event of the season or of the
 * catalogue, with a hash of the compared data. Most such events leave the data of most categories unchanged.
 */
const categoriesToJudge = async (
  db: Db,
  seasonId: number,
  position: string,
): Promise<readonly Category[]> => {
  const { rows } = await sql<Category>`
    SELECT f."categoryId", made.hash AS "madeFrom", known."madeFrom" IS NOT DISTINCT FROM made.hash AS "isSame"
    FROM forecast_scores f LEFT JOIN operations.peer_scores known USING ("seasonId", "categoryId")
    CROSS JOIN LATERAL (SELECT concat_ws('/',
      (SELECT coalesce(${hashOf(readOfGames)}, 0) FROM games g
        WHERE g."seasonId" = f."seasonId" AND g."categoryId" = f."categoryId"),
      (SELECT coalesce(${hashOf(sql`w."gameId", w.home, w.away`)}, 0) FROM withdrawn_games w
        WHERE w."seasonId" = f."seasonId" AND w."categoryId" = f."categoryId"),
      (SELECT coalesce(${hashOf(sql`o."gameId"`)}, 0) FROM forecasts o
        WHERE o."seasonId" = f."seasonId" AND o."categoryId" = f."categoryId"))) AS made (hash)
    WHERE f."seasonId" = ${seasonId} AND known.position IS DISTINCT FROM ${position}
    ORDER BY f."categoryId" LIMIT ${most.categories}`.execute(db);
  return rows;
};

const judge = async (db: Db, seasonId: number, { categoryId, madeFrom }: Category, position: string) => {
  const { games, hits, logLoss } = await peerScoreOf(db, { seasonId, categoryId });
  await sql`
    INSERT INTO operations.peer_scores ("seasonId", "categoryId", position, "madeFrom", games, hits, "logLoss")
    VALUES (${seasonId}, ${categoryId}, ${position}, ${madeFrom}, ${games}, ${hits}, ${logLoss})
    ON CONFLICT ("seasonId", "categoryId") DO UPDATE SET position = excluded.position,
      "madeFrom" = excluded."madeFrom", games = excluded.games, hits = excluded.hits,
      "logLoss" = excluded."logLoss"`.execute(db);
};

/** Records that these categories' scores are still those of the season at a position. */
const markScoresCurrent = async (db: Db, seasonId: number, same: readonly Category[], position: string) => {
  const ids = same.map(({ categoryId }) => categoryId);
  await sql`
    UPDATE operations.peer_scores SET position = ${position}
    WHERE "seasonId" = ${seasonId} AND "categoryId" = ANY (${ids}::int[])`.execute(db);
};

/**
 * Compares MYHockey's method with the site's forecasts in the categories whose games have changed, those of the latest season
 * first. Publishes a hint for each changed season, because no event marks the change.
 */
export const judgePeers = async (db: Db, hints: Pick<HintBus, 'publish'>): Promise<void> => {
  const until = performance.now() + longestMs;
  const { rows: seasons } = await sql<{ seasonId: number }>`
    SELECT "seasonId" FROM seasons ORDER BY "startsOn" DESC LIMIT ${most.seasons}`.execute(db);
  for (const { seasonId } of seasons) {
    const position = await positionOfSeason(db, seasonId);
    const found = await categoriesToJudge(db, seasonId, position);
    const [same, changed] = [found.filter(({ isSame }) => isSame), found.filter(({ isSame }) => !isSame)];
    if (same.length > 0) await markScoresCurrent(db, seasonId, same, position);
    for (const [index, category] of changed.entries()) {
      if (performance.now() > until) {
        if (index > 0) void hints.publish({ seasonIds: [seasonId], position: origin });
        return;
      }
      await judge(db, seasonId, category, position);
    }
    if (changed.length > 0) void hints.publish({ seasonIds: [seasonId], position: origin });
  }
};
