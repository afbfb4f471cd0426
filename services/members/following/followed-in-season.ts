import type { SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import type { FollowingOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { catalogueIn } from '@rondelle/projections/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/outputs/names.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import type { Thing } from './own-things.ts';

export const idsOf = (things: readonly Thing[], kind: Thing['kind']): number[] =>
  things.filter((thing) => thing.kind === kind).map(({ id }) => id);

/** Those of the things that are of a season: teams that it lists, leagues and tournaments that are held in it. */
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

/** What of the followed things a season has, by name. */
export const followedInSeason = async (
  db: Db,
  { lang, sid }: SeasonInput,
  followed: readonly Thing[],
): Promise<FollowingOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
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
