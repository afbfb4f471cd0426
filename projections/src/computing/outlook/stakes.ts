import type { ChanceTarget } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { SeasonForecast } from './simulate.ts';

type Chances = { readonly home: number; readonly away: number };

/** The stakes of a game: both teams' chances of the target, by who wins it. */
export type Stakes = {
  readonly target: ChanceTarget;
  readonly homeWins: Chances;
  readonly awayWins: Chances;
};

/** Chances for an outcome are returned only after at least this many simulations of it. */
const leastSeasons = 100;

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Returns the stakes of a game of the race; null when one outcome is too rare. */
export const stakesOf = (
  { stakes }: Pick<SeasonForecast, 'stakes'>,
  target: ChanceTarget,
  game: number,
): Stakes | null => {
  const chances = (at: number): Chances | null => {
    const [seasons = 0, home = 0, away = 0] = stakes.subarray(at, at + 3);
    return seasons < leastSeasons ? null : { home: rounded(home / seasons), away: rounded(away / seasons) };
  };
  const [homeWins, awayWins] = [chances(game * 6), chances(game * 6 + 3)];
  return homeWins && awayWins && { target, homeWins, awayWins };
};

/** Returns how much a game changes the chances of both teams together. */
export const chanceChangeOf = ({ homeWins, awayWins }: Pick<Stakes, 'homeWins' | 'awayWins'>): number =>
  Math.abs(homeWins.home - awayWins.home) + Math.abs(homeWins.away - awayWins.away);
