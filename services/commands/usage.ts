import { playedStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { Referenced, References } from '@rondelle/contracts/ports/references.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { fresh } from './fresh.ts';
import type { Extent } from '@rondelle/projections/queries/log/views-reached.ts';
import type { WriteServices } from './writing.ts';

type Query = RawBuilder<unknown>;

/** Returns whether any of these queries returns a row. */
const isAny = async (db: Db, ...queries: readonly Query[]): Promise<boolean> => {
  const { rows } = await sql<{ any: boolean }>`
    SELECT ${sql.join(
      queries.map((query) => sql`EXISTS (${query})`),
      sql` OR `,
    )} AS any`.execute(db);
  return rows[0]?.any ?? false;
};

const gamesOf = (competition: string) => sql`SELECT FROM games WHERE competition = ${competition}`;

/** The queries that find rows referring to an entity. */
const referringTo: Readonly<Record<Referenced, (id: number) => readonly Query[]>> = {
  season: (id) => [
    sql`SELECT FROM leagues WHERE "seasonId" = ${id}`,
    sql`SELECT FROM tournaments WHERE "seasonId" = ${id}`,
    sql`SELECT FROM team_seasons WHERE "seasonId" = ${id}`,
    sql`SELECT FROM games WHERE "seasonId" = ${id}`,
    // The ongoing season counts as used even without rows.
    sql`SELECT FROM (SELECT "seasonId" FROM seasons WHERE "chosenAt" IS NOT NULL ORDER BY "chosenAt" DESC LIMIT 1) o
        WHERE o."seasonId" = ${id}`,
  ],
  region: (id) => [
    sql`SELECT FROM leagues WHERE "regionId" = ${id}`,
    sql`SELECT FROM team_seasons WHERE "regionId" = ${id}`,
    sql`SELECT FROM cities WHERE "regionId" = ${id}`,
  ],
  category: (id) => [
    sql`SELECT FROM leagues WHERE "categoryId" = ${id}`,
    sql`SELECT FROM team_seasons WHERE "categoryId" = ${id}`,
    sql`SELECT FROM tournaments WHERE "categoryIds" @> to_jsonb(${id}::int)`,
    sql`SELECT FROM games WHERE "categoryId" = ${id}`,
  ],
  division: (id) => [sql`SELECT FROM league_entries WHERE "divisionId" = ${id}`],
  city: (id) => [sql`SELECT FROM organizations WHERE "cityId" = ${id}`],
  organization: (id) => [sql`SELECT FROM teams WHERE "organizationId" = ${id}`],
  ruleset: (id) => [
    sql`SELECT FROM leagues WHERE "rulesetId" = ${id}`,
    sql`SELECT FROM tournaments WHERE "rulesetId" = ${id}`,
  ],
  league: (id) => [gamesOf(`league-${id}`)],
  tournament: (id) => [gamesOf(`tournament-${id}`)],
};

const gamesOfTeam = (teamId: number, within: Query): readonly Query[] => [
  sql`SELECT FROM games WHERE "homeTeamId" = ${teamId} ${within}`,
  sql`SELECT FROM games WHERE "awayTeamId" = ${teamId} ${within}`,
];

type Usage = Pick<References, 'isUsed' | 'hasGames' | 'gamesIn' | 'enteredIn'>;

/** Checks whether something still uses the entity that a command would remove. */
export const usageFor = (services: WriteServices): Usage => ({
  isUsed: async (kind, id, seasonId) => {
    const extent: Extent = seasonId ?? (kind === 'season' ? id : 'everything');
    return isAny(await fresh(services, extent), ...referringTo[kind](id));
  },
  gamesIn: async (teamId, { kind, id, seasonId }) => {
    const db = await fresh(services, seasonId);
    const games = sql`${gamesOf(`${kind}-${id}`)} AND ${teamId} IN ("homeTeamId", "awayTeamId")`;
    return {
      hasPlayed: await isAny(db, sql`${games} AND status = ANY (${[...playedStatuses]})`),
      hasToCome: await isAny(db, sql`${games} AND status IN ('scheduled', 'postponed')`),
    };
  },
  hasGames: async (teamId, seasonId) => {
    const db = await fresh(services, seasonId ?? 'everything');
    const inSeason = seasonId === null ? sql`` : sql`AND "seasonId" = ${seasonId}`;
    return isAny(db, ...gamesOfTeam(teamId, inSeason));
  },
  enteredIn: async (teamId, seasonId) => {
    const inSeason = seasonId === null ? sql`` : sql`AND "seasonId" = ${seasonId}`;
    const isIn = (entries: string) =>
      isAny(services.db, sql`SELECT FROM ${sql.table(entries)} WHERE "teamId" = ${teamId} ${inSeason}`);
    if (await isIn('league_entries')) return 'league';
    return (await isIn('tournament_entries')) ? 'tournament' : null;
  },
});
