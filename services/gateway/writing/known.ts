import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/schema.ts';

/** What was found, or the refusal that names the field. */
const found = <Row>(row: Row | undefined, code: DomainErrorCode, field: string): Row => {
  if (row === undefined) throw new DomainError(code, field);
  return row;
};

// Each of these answers the row of what a form names, and refuses, naming the field, where there is none.

export const knownSeason = async (db: Db, seasonId: number, field = 'seasonId') =>
  found(
    await db
      .selectFrom('seasons')
      .select(['slug', 'starts_on', 'ends_on'])
      .where('season_id', '=', seasonId)
      .executeTakeFirst(),
    'season/unknown',
    field,
  );

export const knownRegion = async (db: Db, regionId: number) =>
  found(
    await db.selectFrom('regions').select('region_id').where('region_id', '=', regionId).executeTakeFirst(),
    'region/unknown',
    'regionId',
  );

export const knownCategory = async (db: Db, categoryId: number, field = 'categoryId') =>
  found(
    await db
      .selectFrom('categories')
      .select('category_id')
      .where('category_id', '=', categoryId)
      .executeTakeFirst(),
    'category/unknown',
    field,
  );

export const knownDivision = async (db: Db, divisionId: number | null) =>
  divisionId === null
    ? null
    : found(
        await db
          .selectFrom('divisions')
          .select('division_id')
          .where('division_id', '=', divisionId)
          .executeTakeFirst(),
        'division/unknown',
        'divisionId',
      );

export const knownRuleset = async (
  db: Db,
  { rulesetId, rulesetVersion }: { rulesetId: number; rulesetVersion: number },
) =>
  found(
    await db
      .selectFrom('rulesets')
      .select('ruleset_id')
      .where('ruleset_id', '=', rulesetId)
      .where('version', '=', rulesetVersion)
      .executeTakeFirst(),
    'ruleset/unknown',
    'rulesetId',
  );

/** Of the season that is named with it. */
export const knownLeague = async (db: Db, leagueId: number, seasonId: number) =>
  found(
    await db
      .selectFrom('leagues')
      .select(['category_id', 'region_id', 'competition'])
      .where('league_id', '=', leagueId)
      .where('season_id', '=', seasonId)
      .executeTakeFirst(),
    'league/unknown',
    'leagueId',
  );

/** A league is found by its category and region: no other of its season may stand there. */
export const assertOnlyLeagueAt = async (
  db: Db,
  league: { leagueId: number; seasonId: number; categoryId: number; regionId: number },
): Promise<void> => {
  const other = await db
    .selectFrom('leagues')
    .select('league_id')
    .where('season_id', '=', league.seasonId)
    .where('category_id', '=', league.categoryId)
    .where('region_id', '=', league.regionId)
    .where('league_id', '<>', league.leagueId)
    .limit(1)
    .executeTakeFirst();
  if (other) throw new DomainError('league/place-taken', 'regionId');
};

/** Of the season that is named with it. */
export const knownTournament = async (db: Db, tournamentId: number, seasonId: number) =>
  found(
    await db
      .selectFrom('tournaments')
      .select(['category_ids', 'competition'])
      .where('tournament_id', '=', tournamentId)
      .where('season_id', '=', seasonId)
      .executeTakeFirst(),
    'tournament/unknown',
    'tournamentId',
  );

/** As it is listed in a season. */
export const knownTeam = async (db: Db, teamId: number, seasonId: number, field = 'teamId') =>
  found(
    await db
      .selectFrom('team_seasons')
      .select(['name', 'category_id', 'region_id'])
      .where('team_id', '=', teamId)
      .where('season_id', '=', seasonId)
      .executeTakeFirst(),
    'team/unknown',
    field,
  );
