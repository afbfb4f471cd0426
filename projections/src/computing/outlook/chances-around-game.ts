import type { ChanceTarget } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { strengthsOf } from '../../views/ratings/forecast.ts';
import type { Opening } from '../../views/ratings/opening.ts';
import { type DatedGame, gameDaysOf } from '../../views/ratings/game-days.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { beforeGame, throughGame } from '../as-of/as-of-game.ts';
import { hashOf, outlookSimulations, rounded } from './league-outlook.ts';
import { type LeagueTable, raceAmong } from './race-among.ts';
import { firstRanks, targetOf } from './playoff-places.ts';
import { firstShares, targetShares } from './simulate.ts';
import { simulateInParts } from './simulate-in-parts.ts';

/** A league and a played game of its table. */
export type GameInLeague = {
  readonly league: LeagueTable & { readonly opening: Opening };
  readonly ofCategory: readonly DatedGame[];
  readonly game: CountedGame;
};

type Change = { readonly earlier: number; readonly later: number };

/** Each team's chances of the target, and of the top four, just before and just after a game. */
export type ChancesAround = {
  readonly target: ChanceTarget;
  readonly teams: ReadonlyMap<number, { readonly chances: Change; readonly firstFour: Change }>;
};

/**
 * Returns each team's chances just before and just after a game, from the results until then: the rest of the season is
 * simulated twice, with the strengths of the day of the game. Null when the day of the game is no real day.
 */
export const chancesAroundGame = async ({
  league,
  ofCategory,
  game,
}: GameInLeague): Promise<ChancesAround | null> => {
  const day = gameDaysOf(ofCategory, league.opening).find(({ date }) => date === game.date);
  if (!day) return null;
  const strengths = strengthsOf(day.schedule(), day.level);
  const chancesAmong = async (games: readonly CountedGame[]) => {
    const { teamIds, race } = raceAmong(league, games, strengths);
    const seed = hashOf(String(game.gameId));
    const forecast = await simulateInParts(race, seed, outlookSimulations);
    const [reached, first] = [targetShares(forecast), firstShares(forecast, firstRanks)];
    const of = teamIds.map((teamId, team) => {
      const shares = { chance: rounded(reached[team] ?? 0), firstFour: rounded(first[team] ?? 0) };
      return [teamId, shares] as const;
    });
    return { target: targetOf(race), of: new Map(of) };
  };
  const before = await chancesAmong(beforeGame(league.table.games, game));
  const after = await chancesAmong(throughGame(league.table.games, game));
  const teams = [...after.of].flatMap(([teamId, later]) => {
    const earlier = before.of.get(teamId);
    if (!earlier) return [];
    const chances = { earlier: earlier.chance, later: later.chance };
    return [
      [teamId, { chances, firstFour: { earlier: earlier.firstFour, later: later.firstFour } }] as const,
    ];
  });
  return { target: after.target, teams: new Map(teams) };
};
