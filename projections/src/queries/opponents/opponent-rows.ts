import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
import { sql } from 'kysely';
import type { CategoryTotals } from '../../computing/opponents/neutral-forecast.ts';
import type { OwnGame } from '../../computing/opponents/encounters.ts';
import type { Weekend } from '../../computing/opponents/weekend.ts';
import type { Db } from '../../views/schema.ts';

const most = { teams: 5_000, ownGames: 10_000, weekendGames: 20_000 };

type Scope = { readonly seasonId: number; readonly categoryId: number };

/** Returns the teams of a category in a season by name, without those that withdrew from their league. */
export const teamsPlayingOn = (db: Db, { seasonId, categoryId }: Scope) =>
  db
    .selectFrom('team_seasons as t')
    .select(['t.teamId', 't.city', 't.regionId'])
    .where('t.seasonId', '=', seasonId)
    .where('t.categoryId', '=', categoryId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('league_entries as e')
            .select('e.teamId')
            .whereRef('e.seasonId', '=', 't.seasonId')
            .whereRef('e.teamId', '=', 't.teamId')
            .where('e.withdrawn', 'is not', null),
        ),
      ),
    )
    .orderBy('t.searchName')
    .orderBy('t.teamId')
    .limit(most.teams)
    .execute();

/** Returns a team's games of all seasons. */
export const ownGamesOf = (db: Db, teamId: number): Promise<OwnGame[]> =>
  db
    .selectFrom('games')
    .select(['gameId', 'seasonId', 'date', 'homeTeamId', 'awayTeamId', 'status'])
    .where((is) => is.or([is('homeTeamId', '=', teamId), is('awayTeamId', '=', teamId)]))
    .limit(most.ownGames)
    .execute();

/** Returns the number of a season's games on a weekend by team, without those that are called off. */
export const gamesOnWeekend = async (
  db: Db,
  seasonId: number,
  { saturday, sunday }: Weekend,
): Promise<ReadonlyMap<number, number>> => {
  const games = await db
    .selectFrom('games')
    .select(['homeTeamId', 'awayTeamId'])
    .where('seasonId', '=', seasonId)
    .where('date', '>=', saturday)
    .where('date', '<=', sunday)
    .where('status', 'not in', [...offStatuses])
    .limit(most.weekendGames)
    .execute();
  const counted = new Map<number, number>();
  for (const { homeTeamId, awayTeamId } of games)
    for (const teamId of [homeTeamId, awayTeamId]) counted.set(teamId, (counted.get(teamId) ?? 0) + 1);
  return counted;
};

/** Returns the sums of a category's games; each is in the records of both teams. */
export const categoryTotals = async (db: Db, { seasonId, categoryId }: Scope): Promise<CategoryTotals> => {
  const { games, goals, ties, decidedLater } = await db
    .selectFrom('team_records')
    .select([
      sql<number>`coalesce(sum("gamesPlayed"), 0)::int`.as('games'),
      sql<number>`coalesce(sum("goalsFor"), 0)::int`.as('goals'),
      sql<number>`coalesce(sum(ties), 0)::int`.as('ties'),
      sql<number>`coalesce(sum("overtimeWins" + "shootoutWins"), 0)::int`.as('decidedLater'),
    ])
    .where('seasonId', '=', seasonId)
    .where('categoryId', '=', categoryId)
    .executeTakeFirstOrThrow();
  return { games: games / 2, goals, ties: ties / 2, decidedLater };
};

/** Returns the teams' ranks in the leagues of a category, as far as they have played. */
export const ranksIn = (db: Db, { seasonId, categoryId }: Scope) =>
  db
    .selectFrom('leagues as l')
    .innerJoin('standings as s', 's.competition', 'l.competition')
    .select(['l.leagueId', 's.teamId', 's.rank', 's.gamesPlayed'])
    .where('l.seasonId', '=', seasonId)
    .where('l.categoryId', '=', categoryId)
    .orderBy('l.leagueId')
    .limit(most.teams)
    .execute();
