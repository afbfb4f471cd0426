import { homeMargin } from '../games/result.ts';
import { chanceWithin, spreadOf, usualLevelBand } from './chances.ts';
import type { Matchups } from './matchups.ts';
import type { RatedGame } from './schedule.ts';

/** Number of games level after regulation: those that ended in a tie, and those decided later. */
export type LevelGames = { readonly ties: number; readonly decided: number };
export const noLevelGames: LevelGames = { ties: 0, decided: 0 };

const isTie = (game: RatedGame): boolean => homeMargin(game) === 0;
const wasExtended = ({ decidedIn }: RatedGame): boolean =>
  decidedIn === 'overtime' || decidedIn === 'shootout';

export const addLevelGames = (level: LevelGames, rated: readonly RatedGame[]): LevelGames => ({
  ties: level.ties + rated.filter(isTie).length,
  decided: level.decided + rated.filter((game) => !isTie(game) && wasExtended(game)).length,
});

/**
 * One half of level games ends in a tie, with the weight of a quarter of a game: in a league nearly all of them do or
 * nearly none, so that the first few games tell.
 */
const usualTies = { ties: 0.125, games: 0.25 };

/** Returns the share of games level after regulation that end in a tie. */
export const tieShareAmong = ({ ties, decided }: LevelGames): number =>
  (ties + usualTies.ties) / (ties + decided + usualTies.games);

/** The usual band weighs as much as this many level games. */
const levelGamesOfUsual = 40;

type Expected = { readonly margin: number; readonly total: number };

/**
 * Returns the margin below which a category's games are level, so that the forecasts of its games would have had as many
 * level games as there were: in some categories a close game is seldom level.
 */
export const levelBandOf = (
  { home, away, games }: Pick<Matchups, 'home' | 'away' | 'games'>,
  { ties, decided }: LevelGames,
  expectedOf: (home: number, away: number) => Expected,
): number => {
  let expected = 0;
  for (let matchup = 0; matchup < home.length; matchup += 1) {
    const { margin, total } = expectedOf(home[matchup] as number, away[matchup] as number);
    expected += (games[matchup] as number) * chanceWithin(margin, spreadOf(total, 0, 0), usualLevelBand);
  }
  return (usualLevelBand * (ties + decided + levelGamesOfUsual)) / (expected + levelGamesOfUsual);
};
