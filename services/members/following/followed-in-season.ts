import type { SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import type { FollowingOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { seasonCatalogue } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { Thing } from './own-things.ts';

export const idsOf = (things: readonly Thing[], kind: Thing['kind']): number[] =>
  things.filter((thing) => thing.kind === kind).map(({ id }) => id);

/** The entities that belong to a season: teams listed in it, and its leagues and tournaments. */
const ofSeason = async (db: Db, seasonId: number, things: readonly Thing[]): Promise<Thing[]> => {
  const { rows } = await sql<Thing>`
    SELECT 'team' AS kind, "teamId" AS id FROM team_seasons
    WHERE "seasonId" = ${seasonId} AND "teamId" = ANY (${idsOf(things, 'team')})
    UNION ALL SELECT 'league', "leagueId" FROM leagues
    WHERE "seasonId" = ${seasonId} AND "leagueId" = ANY (${idsOf(things, 'league')})
    UNION ALL SELECT 'tournament', "tournamentId" FROM tournaments
    WHERE "seasonId" = ${seasonId} AND "tournamentId" = ANY (${idsOf(things, 'tournament')})`.execute(db);
  return rows;
};

/** The followed entities of a season, by name. */
export const followedInSeason = async (
  db: Db,
  { lang, sid }: SeasonInput,
  followed: readonly Thing[],
): Promise<FollowingOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const things = await ofSeason(db, seasonId, followed);
  const names = await namesFor(db, catalogue, {
    teams: idsOf(things, 'team').map((teamId) => ({ teamId, seasonId })),
    leagueIds: idsOf(things, 'league'),
    tournamentIds: idsOf(things, 'tournament'),
  });
  return {
    season: catalogue.season(seasonId),
    teams: names.inOrder(idsOf(things, 'team').map((id) => names.team(id, seasonId))),
    leagues: names.inOrder(idsOf(things, 'league').map(names.league)),
    tournaments: names.inOrder(idsOf(things, 'tournament').map(names.tournament)),
  };
};
