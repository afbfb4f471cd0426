import type { SeasonForecast } from './simulate.ts';

type Chances = { readonly home: number; readonly away: number };

/** What a game to come is worth: the chances of both teams to end among the first, by who wins it. */
export type Stakes = { readonly homeWins: Chances; readonly awayWins: Chances };

/** Of fewer seasons in which it ended so, no share is told. */
const leastSeasons = 100;

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Of a game of the race; null where one of its ends is hardly ever seen. */
export const stakesOf = ({ stakes }: Pick<SeasonForecast, 'stakes'>, game: number): Stakes | null => {
  const chances = (at: number): Chances | null => {
    const [seasons = 0, home = 0, away = 0] = stakes.subarray(at, at + 3);
    return seasons < leastSeasons ? null : { home: rounded(home / seasons), away: rounded(away / seasons) };
  };
  const [homeWins, awayWins] = [chances(game * 6), chances(game * 6 + 3)];
  return homeWins && awayWins && { homeWins, awayWins };
};

/** How far a game moves the chances of both teams together. */
export const swingOf = ({ homeWins, awayWins }: Stakes): number =>
  Math.abs(homeWins.home - awayWins.home) + Math.abs(homeWins.away - awayWins.away);
