import { strengthsOf } from '../../views/ratings/forecast.ts';
import type { Opening } from '../../views/ratings/opening.ts';
import { type DatedGame, mondayOf, weeksOf } from '../../views/ratings/weeks.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { beforeGame, throughGame } from '../as-of/as-of-game.ts';
import { hashOf, outlookSimulations, rounded } from './league-outlook.ts';
import { type LeagueTable, raceAmong } from './race-among.ts';
import { firstRanks, firstShares } from './simulate.ts';
import { simulateInParts } from './simulate-in-parts.ts';

/** A league and a played game of its table. */
export type GameInLeague = {
  readonly league: LeagueTable & { readonly opening: Opening };
  readonly ofCategory: readonly DatedGame[];
  readonly game: CountedGame;
};

/** Chances of one of the first ranks just before and just after a game. */
export type ChancesAround = ReadonlyMap<number, { readonly before: number; readonly after: number }>;

/**
 * Returns each team's chances just before and just after a game, from the results until then: the rest of the season is
 * simulated twice, with the strengths of the week of the game. Empty when the day of the game is no real day.
 */
export const chancesAroundGame = async ({
  league,
  ofCategory,
  game,
}: GameInLeague): Promise<ChancesAround> => {
  const monday = mondayOf(game.date);
  const week = weeksOf(ofCategory, league.opening).find((one) => one.monday === monday);
  if (!week) return new Map();
  const strengths = strengthsOf(week.schedule(), week.level);
  const chancesAmong = async (games: readonly CountedGame[]) => {
    const { teamIds, race } = raceAmong(league, games, strengths);
    const seed = hashOf(String(game.gameId));
    const shares = firstShares(await simulateInParts(race, seed, outlookSimulations), firstRanks);
    return new Map(teamIds.map((teamId, team) => [teamId, rounded(shares[team] ?? 0)]));
  };
  const before = await chancesAmong(beforeGame(league.table.games, game));
  const after = await chancesAmong(throughGame(league.table.games, game));
  return new Map(
    [...after].flatMap(([teamId, share]) => {
      const earlier = before.get(teamId);
      return earlier === undefined ? [] : [[teamId, { before: earlier, after: share }] as const];
    }),
  );
};
