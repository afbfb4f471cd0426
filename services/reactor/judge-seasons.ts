import { origin } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { positionOf, positionOfSeason } from '@rondelle/projections/queries/log/log-position.queries.ts';
import { lineOfLeague } from '@rondelle/projections/queries/outlook/league-line.queries.ts';
import { binsOf } from '@rondelle/projections/computing/outlook/rank-bins.ts';
import { firstRanks } from '@rondelle/projections/computing/outlook/playoff-places.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { leagueRows } from '@rondelle/projections/queries/standings/league-table.queries.ts';
import { sql } from 'kysely';

/** After this long, the remaining leagues wait for the next run. */
const longestMs = 40_000;
const mostLeagues = 5000;

type League = { readonly leagueId: number; readonly categoryId: number; readonly position: string | null };

/** Excludes the remaining games of a withdrawn team, because nobody plays them. */
const isStillToCome = sql`NOT EXISTS (SELECT FROM withdrawn_games w WHERE w."gameId" = g."gameId")`;

/** Leagues of a season with all games played, with the position at which they were last judged. */
const leaguesOver = async (db: Db, seasonId: number): Promise<readonly League[]> => {
  const { rows } = await sql<League>`
    SELECT l."leagueId", l."categoryId", known.position FROM leagues l
    LEFT JOIN operations.season_forecast_scores known ON known."leagueId" = l."leagueId"
    WHERE l."seasonId" = ${seasonId}
      AND EXISTS (SELECT FROM games g WHERE g.competition = 'league-' || l."leagueId" AND g.status = 'final')
      AND NOT EXISTS (SELECT FROM games g
        WHERE g.competition = 'league-' || l."leagueId" AND g.status IN ('scheduled', 'live', 'postponed', 'unfinished')
          AND ${isStillToCome})
    ORDER BY l."leagueId" LIMIT ${mostLeagues}`.execute(db);
  return rows;
};

/** Judges a league again when it has new events; returns whether it did. */
const judge = async (db: Db, seasonId: number, { leagueId, categoryId, position }: League) => {
  const competition = `league-${leagueId}`;
  const now = await positionOf(db, 'league', competition, undefined);
  if (now === position) return false;
  const league = { competition, seasonId, category: { id: categoryId } };
  const found = await lineOfLeague(db, league, await leagueRows(db, league, {}));
  // With no more teams than first ranks, every chance is certain and the forecast has no value.
  const isLongEnough = found !== null && found.ranks.size > firstRanks;
  const bins = JSON.stringify(isLongEnough ? binsOf(found.line, found.ranks, firstRanks) : []);
  await sql`
    INSERT INTO operations.season_forecast_scores AS known ("leagueId", "seasonId", "categoryId", position, bins)
    VALUES (${leagueId}, ${seasonId}, ${categoryId}, ${now}, ${bins}::jsonb)
    ON CONFLICT ("leagueId") DO UPDATE SET "seasonId" = excluded."seasonId", "categoryId" = excluded."categoryId",
      position = excluded.position, bins = excluded.bins`.execute(db);
  return true;
};

/** Returns whether any score changed, and whether all leagues of the season have been judged. */
const judgeSeason = async (db: Db, seasonId: number, until: number) => {
  const leagues = await leaguesOver(db, seasonId);
  const over = leagues.map(({ leagueId }) => leagueId);
  const { numAffectedRows } = await sql`
    DELETE FROM operations.season_forecast_scores
    WHERE "seasonId" = ${seasonId} AND "leagueId" <> ALL (${over}::int[])`.execute(db);
  let changed = (numAffectedRows ?? 0n) > 0n;
  for (const league of leagues) {
    if (performance.now() > until) return { changed, isDone: false };
    if (await judge(db, seasonId, league)) changed = true;
  }
  return { changed, isDone: true };
};

/**
 * Judges the forecasts of final ranks in seasons that have changed, latest first. Publishes a hint for each changed
 * season, because no event marks the change.
 */
export const judgeSeasons = async (db: Db, hints: Pick<HintBus, 'publish'>): Promise<void> => {
  const until = performance.now() + longestMs;
  const { rows: seasons } = await sql<{ seasonId: number; position: string | null }>`
    SELECT s."seasonId", judged.position FROM seasons s
    LEFT JOIN operations.judged_seasons judged USING ("seasonId") ORDER BY s."startsOn" DESC LIMIT 200`.execute(
    db,
  );
  for (const { seasonId, position } of seasons) {
    const now = await positionOfSeason(db, seasonId);
    if (now === position) continue;
    const { changed, isDone } = await judgeSeason(db, seasonId, until);
    if (changed) void hints.publish({ seasonIds: [seasonId], position: origin });
    if (!isDone) return;
    await sql`
      INSERT INTO operations.judged_seasons ("seasonId", position) VALUES (${seasonId}, ${now})
      ON CONFLICT ("seasonId") DO UPDATE SET position = excluded.position`.execute(db);
  }
};
