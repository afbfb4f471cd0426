import type { GameRow } from '../games/games.table.ts';
import { addLevelGames, type LevelGames, noLevelGames } from './level-games.ts';
import { numbersOfOpening, noOpening, type Opening } from './opening.ts';
import {
  firstGamesOf,
  isRated,
  type RatedGame,
  type Schedule,
  scheduleAmong,
  teamIdsOf,
} from './schedule.ts';

export type DatedGame = RatedGame & Pick<GameRow, 'date'>;

/** Input of a day's forecasts: the rated games of earlier days, as recorded now. */
export type GameDay = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly schedule: () => Schedule;
  /**
   * Hash of all teams, of the last season and of the games before the day, with their dates. Equal hashes mean equal
   * schedules.
   */
  readonly fingerprint: string;
  /** Level games before the day. */
  readonly level: LevelGames;
  readonly games: readonly DatedGame[];
};

const dayMs = 86_400_000;
/** No game was played earlier: such a date is a typing error. */
const firstDay = '1850-01-01';

const dayNumberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

const byDate = (games: readonly DatedGame[]): readonly (readonly [string, readonly DatedGame[]])[] =>
  [...Map.groupBy(games, ({ date }) => date)]
    .filter(([date]) => date >= firstDay && !Number.isNaN(dayNumberOf(date)))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Days after which a game counts half in forecasts: children improve unevenly over a season. */
const halfLife = 180;

/** Returns the weights of games of these days, by how long before the last of them they were played. */
const weightsOf = (days: Float64Array): Float64Array => {
  const last = days[days.length - 1] ?? 0;
  const weights = new Float64Array(days.length);
  for (let game = 0; game < days.length; game += 1) {
    const day = days[game] as number;
    // A power for each day, not for each game.
    weights[game] =
      game > 0 && day === days[game - 1] ? (weights[game - 1] as number) : 2 ** ((day - last) / halfLife);
  }
  return weights;
};

type Hashes = [number, number];
const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193) ^ (hash >>> 15);
/** Two independent hashes of integers; a collision of both is very unlikely. */
const addTo = (hashes: Hashes, value: number): void => {
  hashes[0] = mixed(hashes[0], value);
  hashes[1] = mixed(hashes[1], value + 7);
};
const endings = { regulation: 0, overtime: 1, shootout: 2 } as const;
const addGame = (hashes: Hashes, game: RatedGame): void => {
  addTo(hashes, game.gameId);
  addTo(hashes, game.homeTeamId);
  addTo(hashes, game.awayTeamId);
  addTo(hashes, (game.homeGoals ?? 0) * 1009 + (game.awayGoals ?? 0));
  addTo(hashes, game.decidedIn === null ? 3 : endings[game.decidedIn]);
};

/**
 * Splits a category's season into the days with games, each with its games and the data before it. Teams have the same
 * numbers on all days. A day's schedule depends only on games of earlier days; games with an invalid date have no day.
 */
export const gameDaysOf = (games: readonly DatedGame[], opening: Opening = noOpening): readonly GameDay[] => {
  const teamIds = teamIdsOf(games);
  const days = byDate(games).map(([date, ofDay]) => ({
    date,
    games: ofDay,
    rated: ofDay.filter(isRated).sort((a, b) => a.gameId - b.gameId),
  }));
  const rated = days.flatMap((day) => day.rated);
  const all = scheduleAmong(rated, teamIds, opening);
  const numbers = Float64Array.from(days.flatMap(({ date, rated }) => rated.map(() => dayNumberOf(date))));
  let known = 0;
  let level = noLevelGames;
  const hashes: Hashes = [0x811c9dc5, 0x01000193];
  for (const id of teamIds) addTo(hashes, id);
  for (const value of numbersOfOpening(opening)) addTo(hashes, value);
  return days.map(({ date, games: ofDay, rated: added }) => {
    const before = known;
    const day = {
      date,
      schedule: () => firstGamesOf(all, weightsOf(numbers.subarray(0, before))),
      fingerprint: hashes.join(),
      level,
      games: ofDay,
    };
    if (added.length === 0) return day;
    known += added.length;
    level = addLevelGames(level, added);
    addTo(hashes, dayNumberOf(date));
    for (const game of added) addGame(hashes, game);
    return day;
  });
};
