import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/schema.ts';

type Lookup<Row> = { readonly executeTakeFirst: () => Promise<Row | undefined> };

/** What is found, or the refusal that names the field. */
const found = async <Row>(lookup: Lookup<Row>, code: DomainErrorCode, field: string): Promise<Row> => {
  const row = await lookup.executeTakeFirst();
  if (row === undefined) throw new DomainError(code, field);
  return row;
};

// Each of these answers the row of what a form names, and refuses, naming the field, where there is none.

export const knownSeason = (db: Db, seasonId: number, field = 'seasonId') =>
  found(
    db.selectFrom('seasons').select(['slug', 'startsOn', 'endsOn']).where('seasonId', '=', seasonId),
    'season/unknown',
    field,
  );

export const knownRegion = (db: Db, regionId: number) =>
  found(
    db.selectFrom('regions').select('regionId').where('regionId', '=', regionId),
    'region/unknown',
    'regionId',
  );

export const knownCategory = (db: Db, categoryId: number, field = 'categoryId') =>
  found(
    db.selectFrom('categories').select('categoryId').where('categoryId', '=', categoryId),
    'category/unknown',
    field,
  );

export const knownDivision = async (db: Db, divisionId: number | null) =>
  divisionId === null
    ? null
    : found(
        db.selectFrom('divisions').select('divisionId').where('divisionId', '=', divisionId),
        'division/unknown',
        'divisionId',
      );

export const knownRuleset = (
  db: Db,
  { rulesetId, rulesetVersion }: { rulesetId: number; rulesetVersion: number },
) =>
  found(
    db
      .selectFrom('rulesets')
      .select('rulesetId')
      .where('rulesetId', '=', rulesetId)
      .where('version', '=', rulesetVersion),
    'ruleset/unknown',
    'rulesetId',
  );

/** Of the season that is named with it. */
export const knownLeague = (db: Db, leagueId: number, seasonId: number) =>
  found(
    db
      .selectFrom('leagues')
      .select(['categoryId', 'regionId', 'competition'])
      .where('leagueId', '=', leagueId)
      .where('seasonId', '=', seasonId),
    'league/unknown',
    'leagueId',
  );

/** A league is found by its category and region: no other of its season may stand there. */
export const assertOnlyLeagueAt = async (
  db: Db,
  league: { leagueId: number; seasonId: number; categoryId: number; regionId: number },
  field: string,
): Promise<void> => {
  const other = await db
    .selectFrom('leagues')
    .select('leagueId')
    .where('seasonId', '=', league.seasonId)
    .where('categoryId', '=', league.categoryId)
    .where('regionId', '=', league.regionId)
    .where('leagueId', '<>', league.leagueId)
    .limit(1)
    .executeTakeFirst();
  if (other) throw new DomainError('league/place-taken', field);
};

/** Of the season that is named with it. */
export const knownTournament = (db: Db, tournamentId: number, seasonId: number) =>
  found(
    db
      .selectFrom('tournaments')
      .select(['categoryIds', 'competition'])
      .where('tournamentId', '=', tournamentId)
      .where('seasonId', '=', seasonId),
    'tournament/unknown',
    'tournamentId',
  );

/** As it is listed in a season. */
export const knownTeam = (db: Db, teamId: number, seasonId: number, field = 'teamId') =>
  found(
    db
      .selectFrom('team_seasons')
      .select(['name', 'categoryId', 'regionId'])
      .where('teamId', '=', teamId)
      .where('seasonId', '=', seasonId),
    'team/unknown',
    field,
  );
