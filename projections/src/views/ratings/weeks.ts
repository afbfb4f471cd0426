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

/** Input of a week's forecasts: the rated games of earlier weeks, as recorded now. */
export type Week = {
  /** The Monday of the week, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly schedule: () => Schedule;
  /**
   * Hash of all teams, of the last season and of the games before the week, with their weeks. Equal hashes mean equal
   * schedules.
   */
  readonly fingerprint: string;
  /** Level games before the week. */
  readonly level: LevelGames;
  readonly games: readonly DatedGame[];
};

const dayMs = 86_400_000;
/** No game was played earlier: such a date is a typing error. */
const firstDay = '1850-01-01';

/** Returns the Monday on or before a day; null for an invalid date. */
export const mondayOf = (date: string): string | null => {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || date < firstDay) return null;
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * dayMs).toISOString().slice(0, 10);
};

const byWeek = (games: readonly DatedGame[]): readonly (readonly [string, readonly DatedGame[]])[] => {
  const mondays = new Map<string, string | null>();
  const weeks = new Map<string, DatedGame[]>();
  for (const game of games) {
    let monday = mondays.get(game.date);
    if (monday === undefined) {
      monday = mondayOf(game.date);
      mondays.set(game.date, monday);
    }
    if (monday === null) continue;
    const week = weeks.get(monday);
    if (week) week.push(game);
    else weeks.set(monday, [game]);
  }
  return [...weeks].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** Days after which a game counts half in forecasts: children improve unevenly over a season. */
const halfLife = 180;

/** Returns the weights of games of these days, by how long before the last of them they were played. */
const weightsOf = (days: Float64Array): Float64Array => {
  const last = days[days.length - 1] ?? 0;
  const weights = new Float64Array(days.length);
  for (let game = 0; game < days.length; game += 1) {
    const day = days[game] as number;
    // A power for each week, not for each game.
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
 * Splits a category's season into weeks, each with its games and the data before it. Teams have the same numbers in all
 * weeks. A week's schedule depends only on games of earlier weeks.
 */
export const weeksOf = (games: readonly DatedGame[], opening: Opening = noOpening): readonly Week[] => {
  const teamIds = teamIdsOf(games);
  const weeks = byWeek(games).map(([monday, ofWeek]) => ({
    monday,
    games: ofWeek,
    rated: ofWeek.filter(isRated).sort((a, b) => a.gameId - b.gameId),
  }));
  const rated = weeks.flatMap((week) => week.rated);
  const all = scheduleAmong(rated, teamIds, opening);
  const days = Float64Array.from(
    weeks.flatMap((week) => week.rated.map(() => Date.parse(week.monday) / dayMs)),
  );
  let known = 0;
  let level = noLevelGames;
  const hashes: Hashes = [0x811c9dc5, 0x01000193];
  for (const id of teamIds) addTo(hashes, id);
  for (const value of numbersOfOpening(opening)) addTo(hashes, value);
  return weeks.map(({ monday, games: ofWeek, rated: added }) => {
    const before = known;
    const week = {
      monday,
      schedule: () => firstGamesOf(all, weightsOf(days.subarray(0, before))),
      fingerprint: hashes.join(),
      level,
      games: ofWeek,
    };
    if (added.length === 0) return week;
    known += added.length;
    level = addLevelGames(level, added);
    addTo(hashes, Date.parse(monday) / dayMs);
    for (const game of added) addGame(hashes, game);
    return week;
  });
};
