import { type RawBuilder, sql } from 'kysely';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { anyOf } from '../sql/any-of.ts';

type Category = { readonly seasonId: number; readonly categoryId: number };

/** More than a season has. */
const mostTeams = 20_000;

const listedNow = (db: Db, seasonId: number, wanted: RawBuilder<boolean>) =>
  db
    .selectFrom('team_seasons')
    .select(['teamId', 'categoryId'])
    .where('seasonId', '=', seasonId)
    .where(wanted)
    .limit(mostTeams)
    .execute();

const listedAsKnown = (db: Db, seasonId: number, wanted: RawBuilder<boolean>, instant: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('team_season_history')
        .distinctOn('teamId')
        .select(['teamId', 'categoryId', 'deleted'])
        .where('seasonId', '=', seasonId)
        .where('recordedAt', '<=', instant)
        .orderBy('teamId')
        .orderBy('revision', 'desc')
        .as('then'),
    )
    .select(['teamId', 'categoryId'])
    .where('deleted', '=', false)
    .where(wanted)
    .limit(mostTeams)
    .execute();

/**
 * Returns the teams on a category's leaderboard: those listed in it, now or at an instant, and those in its games that
 * are listed nowhere in the season.
 */
export const teamsOnBoard = async (
  db: Db,
  { seasonId, categoryId }: Category,
  games: readonly Pick<GameRow, 'homeTeamId' | 'awayTeamId'>[],
  knownAt: string | undefined,
): Promise<ReadonlySet<number>> => {
  const playing = new Set(games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const wanted = sql<boolean>`("categoryId" = ${categoryId} OR ${anyOf('teamId', playing)})`;
  const listed =
    knownAt === undefined
      ? await listedNow(db, seasonId, wanted)
      : await listedAsKnown(db, seasonId, wanted, knownAt);
  const elsewhere = new Set(
    listed.filter((row) => row.categoryId !== categoryId).map(({ teamId }) => teamId),
  );
  const teams = new Set([...listed.map(({ teamId }) => teamId), ...playing]);
  return new Set([...teams].filter((teamId) => !elsewhere.has(teamId)));
};
