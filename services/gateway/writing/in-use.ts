import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Writing } from './writing.ts';
import type { Extent } from './views-reached.ts';

/** Whether any of these rows is there. */
const isAny = async (db: Db, ...questions: readonly RawBuilder<unknown>[]): Promise<boolean> => {
  const { rows } = await sql<{ any: boolean }>`
    SELECT ${sql.join(
      questions.map((question) => sql`EXISTS (${question})`),
      sql` OR `,
    )} AS any`.execute(db);
  return rows[0]?.any ?? false;
};

/**
 * Nothing is taken away, or given an address, on the word of views that lag behind what was just entered. Fails with
 * `views/behind` where they do for longer than four seconds: nothing is recorded, and the same may be sent again.
 */
export const fresh = async ({ db, log, services }: Writing, extent: Extent): Promise<Db> => {
  const head = await log.head();
  if (!(await services.views.reach(extent, head)) && !(await services.views.reach(extent, head)))
    throw new DomainError('views/behind');
  return db;
};

const gamesOf = (competition: string) => sql`SELECT FROM games WHERE competition = ${competition}`;
const gamesOfTeam = (teamId: number) =>
  sql`SELECT FROM games WHERE "homeTeamId" = ${teamId} UNION ALL SELECT FROM games WHERE "awayTeamId" = ${teamId}`;

/** Whether a league or tournament has games. */
export const hasGames = async (writing: Writing, seasonId: number, competition: string): Promise<boolean> =>
  isAny(await fresh(writing, seasonId), gamesOf(competition));

/** Whether a team has games in a league or tournament. */
export const hasPlayedIn = async (
  writing: Writing,
  seasonId: number,
  competition: string,
  teamId: number,
): Promise<boolean> =>
  isAny(
    await fresh(writing, seasonId),
    sql`${gamesOf(competition)} AND ${teamId} IN ("homeTeamId", "awayTeamId")`,
  );

/** Whether a team has games in a season, or in any. */
export const hasPlayed = async (
  writing: Writing,
  teamId: number,
  seasonId: number | null,
): Promise<boolean> => {
  const db = await fresh(writing, seasonId ?? 'everything');
  if (seasonId === null) return isAny(db, gamesOfTeam(teamId));
  return isAny(
    db,
    sql`SELECT FROM games WHERE "homeTeamId" = ${teamId} AND "seasonId" = ${seasonId}`,
    sql`SELECT FROM games WHERE "awayTeamId" = ${teamId} AND "seasonId" = ${seasonId}`,
  );
};

/** A team that is entered somewhere leaves there first. */
export const assertNotEntered = async (
  { db }: Writing,
  teamId: number,
  seasonId: number | null,
): Promise<void> => {
  const inSeason = seasonId === null ? sql`` : sql`AND "seasonId" = ${seasonId}`;
  if (await isAny(db, sql`SELECT FROM league_entries WHERE "teamId" = ${teamId} ${inSeason}`))
    throw new DomainError('league/team-already-entered', 'teamId');
  if (await isAny(db, sql`SELECT FROM tournament_entries WHERE "teamId" = ${teamId} ${inSeason}`))
    throw new DomainError('tournament/team-already-entered', 'teamId');
};

/** Whether anything refers to a thing of the catalogue. */
export const inUse = {
  season: async (writing: Writing, id: number): Promise<boolean> =>
    isAny(
      await fresh(writing, id),
      sql`SELECT FROM leagues WHERE "seasonId" = ${id}`,
      sql`SELECT FROM tournaments WHERE "seasonId" = ${id}`,
      sql`SELECT FROM team_seasons WHERE "seasonId" = ${id}`,
      sql`SELECT FROM games WHERE "seasonId" = ${id}`,
      // The ongoing season stays, however empty.
      sql`SELECT FROM (SELECT "seasonId" FROM seasons WHERE "chosenAt" IS NOT NULL ORDER BY "chosenAt" DESC LIMIT 1) o
          WHERE o."seasonId" = ${id}`,
    ),
  region: async (writing: Writing, id: number): Promise<boolean> =>
    isAny(
      await fresh(writing, 'everything'),
      sql`SELECT FROM leagues WHERE "regionId" = ${id}`,
      sql`SELECT FROM team_seasons WHERE "regionId" = ${id}`,
    ),
  category: async (writing: Writing, id: number): Promise<boolean> =>
    isAny(
      await fresh(writing, 'everything'),
      sql`SELECT FROM leagues WHERE "categoryId" = ${id}`,
      sql`SELECT FROM team_seasons WHERE "categoryId" = ${id}`,
      sql`SELECT FROM tournaments WHERE "categoryIds" @> to_jsonb(${id}::int)`,
      sql`SELECT FROM games WHERE "categoryId" = ${id}`,
    ),
  division: async (writing: Writing, id: number): Promise<boolean> =>
    isAny(await fresh(writing, 'everything'), sql`SELECT FROM league_entries WHERE "divisionId" = ${id}`),
  ruleset: async (writing: Writing, id: number): Promise<boolean> =>
    isAny(
      await fresh(writing, 'everything'),
      sql`SELECT FROM leagues WHERE "rulesetId" = ${id}`,
      sql`SELECT FROM tournaments WHERE "rulesetId" = ${id}`,
    ),
};
