import type { SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import type { FollowingOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { seasonCatalogue } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { Entity } from './entities.ts';

export const idsOf = (entities: readonly Entity[], kind: Entity['kind']): number[] =>
  entities.filter((entity) => entity.kind === kind).map(({ id }) => id);

/** The entities that belong to a season: teams listed in it, and its leagues and tournaments. */
const ofSeason = async (db: Db, seasonId: number, entities: readonly Entity[]): Promise<Entity[]> => {
  const { rows } = await sql<Entity>`
    SELECT 'team' AS kind, "teamId" AS id FROM team_seasons
    WHERE "seasonId" = ${seasonId} AND "teamId" = ANY (${idsOf(entities, 'team')})
    UNION ALL SELECT 'league', "leagueId" FROM leagues
    WHERE "seasonId" = ${seasonId} AND "leagueId" = ANY (${idsOf(entities, 'league')})
    UNION ALL SELECT 'tournament', "tournamentId" FROM tournaments
    WHERE "seasonId" = ${seasonId} AND "tournamentId" = ANY (${idsOf(entities, 'tournament')})`.execute(db);
  return rows;
};

/** The followed entities of a season, by name. */
export const followedInSeason = async (
  db: Db,
  { lang, sid }: SeasonInput,
  followed: readonly Entity[],
): Promise<FollowingOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const entities = await ofSeason(db, seasonId, followed);
  const names = await namesFor(db, catalogue, {
    teams: idsOf(entities, 'team').map((teamId) => ({ teamId, seasonId })),
    leagueIds: idsOf(entities, 'league'),
    tournamentIds: idsOf(entities, 'tournament'),
  });
  return {
    season: catalogue.season(seasonId),
    teams: names.inOrder(idsOf(entities, 'team').map((id) => names.team(id, seasonId))),
    leagues: names.inOrder(idsOf(entities, 'league').map(names.league)),
    tournaments: names.inOrder(idsOf(entities, 'tournament').map(names.tournament)),
  };
};
