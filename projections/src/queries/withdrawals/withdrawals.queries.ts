import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import type { GameScore } from '../../views/games/result.ts';
import { visibleGames, type Withdrawals, withdrawalsOf } from '../../views/withdrawals/withdrawals.ts';

/** A team that withdrew from its league, and on which day. */
export type TeamWithdrawal = { readonly teamId: number; readonly on: string };

/** More changes of one team's entry, and more withdrawals, than a season sees. */
const most = { changes: 200, teams: 50_000 };

const sideOf = async (db: Db, leagueId: number, teamId: number): Promise<readonly TeamWithdrawal[]> => {
  const versions = await db
    .selectFrom('league_entry_history')
    .select(['withdrawn', 'recordedAt'])
    .where('leagueId', '=', leagueId)
    .where('teamId', '=', teamId)
    .orderBy('revision', 'desc')
    .limit(most.changes)
    .execute();
  // Later versions may change something else, such as the team's division.
  const others = versions.findIndex(({ withdrawn }) => withdrawn !== versions[0]?.withdrawn);
  const first = others === -1 ? versions.at(-1) : versions[others - 1];
  return first?.withdrawn ? [{ teamId, on: dayInQuebec(first.recordedAt) }] : [];
};

/** Returns the teams of a game that withdrew from its league. */
export const withdrawalsOfGame = async (
  db: Db,
  { gameId, leagueId }: { readonly gameId: number; readonly leagueId: number | null },
): Promise<readonly TeamWithdrawal[]> => {
  const row = await db
    .selectFrom('withdrawn_games')
    .select(['home', 'away', 'homeTeamId', 'awayTeamId'])
    .where('gameId', '=', gameId)
    .executeTakeFirst();
  if (!row || leagueId === null) return [];
  const { home, away, homeTeamId, awayTeamId } = row;
  const teamIds = [...(home ? [homeTeamId] : []), ...(away ? [awayTeamId] : [])];
  return (await Promise.all(teamIds.map((teamId) => sideOf(db, leagueId, teamId)))).flat();
};

/** Returns the teams of each league of a season that had withdrawn at an instant. */
const withdrawnAsKnown = async (
  db: Db,
  seasonId: number,
  instant: string,
): Promise<ReadonlyMap<number, Withdrawals>> => {
  const entries = await db
    .selectFrom((from) =>
      from
        .selectFrom('league_entry_history')
        .select(['leagueId', 'teamId'])
        .distinct()
        .where('seasonId', '=', seasonId)
        .where('withdrawn', 'is not', null)
        .where('recordedAt', '<=', instant)
        .as('ever'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('league_entry_history as h')
          .select(['h.leagueId', 'h.teamId', 'h.withdrawn', 'h.deleted'])
          .whereRef('h.leagueId', '=', 'ever.leagueId')
          .whereRef('h.teamId', '=', 'ever.teamId')
          .where('h.recordedAt', '<=', instant)
          .orderBy('h.revision', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['last.leagueId', 'last.teamId', 'last.withdrawn'])
    .where('last.deleted', '=', false)
    .limit(most.teams)
    .execute();
  return new Map(
    [...Map.groupBy(entries, ({ leagueId }) => leagueId)].map(([leagueId, of]) => [
      leagueId,
      withdrawalsOf(of),
    ]),
  );
};

type Known = GameScore & Pick<GameRow, 'leagueId' | 'homeTeamId' | 'awayTeamId'>;

/** Returns games as recorded at an instant, with the withdrawals that the site applied then. */
export const visibleGamesAsKnown = async <Game extends Known>(
  db: Db,
  games: readonly Game[],
  seasonId: number,
  instant: string,
): Promise<readonly Game[]> => {
  const withdrawn = await withdrawnAsKnown(db, seasonId, instant);
  if (withdrawn.size === 0) return games;
  return games.flatMap((game) => visibleGames([game], withdrawn.get(game.leagueId ?? 0) ?? new Map()));
};
