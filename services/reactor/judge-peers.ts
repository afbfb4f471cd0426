import { origin } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import { positionOfSeason } from '@rondelle/projections/activity-log/log-position.queries.ts';
import { peerScoreOf } from '@rondelle/projections/forecasts/peer-scores.queries.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

/** After this long, the remaining categories wait for the next run. */
const longestMs = 40_000;
const most = { seasons: 200, categories: 2_000 };

/** Categories of a season with scored forecasts that were not compared since the season's last event. */
const categoriesToJudge = async (db: Db, seasonId: number, position: string): Promise<readonly number[]> => {
  const { rows } = await sql<{ categoryId: number }>`
    SELECT f."categoryId" FROM forecast_scores f
    LEFT JOIN operations.peer_scores known USING ("seasonId", "categoryId")
    WHERE f."seasonId" = ${seasonId} AND known.position IS DISTINCT FROM ${position}
    ORDER BY f."categoryId" LIMIT ${most.categories}`.execute(db);
  return rows.map(({ categoryId }) => categoryId);
};

const judge = async (db: Db, seasonId: number, categoryId: number, position: string): Promise<void> => {
  const { games, hits, logLoss } = await peerScoreOf(db, { seasonId, categoryId });
  await sql`
    INSERT INTO operations.peer_scores ("seasonId", "categoryId", position, games, hits, "logLoss")
    VALUES (${seasonId}, ${categoryId}, ${position}, ${games}, ${hits}, ${logLoss})
    ON CONFLICT ("seasonId", "categoryId") DO UPDATE SET position = excluded.position, games = excluded.games,
      hits = excluded.hits, "logLoss" = excluded."logLoss"`.execute(db);
};

/**
 * Compares MYHockey's method with the site's forecasts in the categories that have changed, those of the latest season
 * first. Publishes a hint for each changed season, because no event marks the change.
 */
export const judgePeers = async (db: Db, hints: Pick<HintBus, 'publish'>): Promise<void> => {
  const until = performance.now() + longestMs;
  const { rows: seasons } = await sql<{ seasonId: number }>`
    SELECT "seasonId" FROM seasons ORDER BY "startsOn" DESC LIMIT ${most.seasons}`.execute(db);
  for (const { seasonId } of seasons) {
    const position = await positionOfSeason(db, seasonId);
    const categories = await categoriesToJudge(db, seasonId, position);
    for (const [index, categoryId] of categories.entries()) {
      if (performance.now() > until) {
        if (index > 0) void hints.publish({ seasonIds: [seasonId], position: origin });
        return;
      }
      await judge(db, seasonId, categoryId, position);
    }
    if (categories.length > 0) void hints.publish({ seasonIds: [seasonId], position: origin });
  }
};
