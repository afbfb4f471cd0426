import type { GameRow } from '../games/games.table.ts';
import { homeMargin } from '../standings/result.ts';
import { firstGamesOf, isRated, type RatedGame, type Schedule, scheduleAmong } from './schedule.ts';

export type DatedGame = RatedGame & Pick<GameRow, 'date'>;

/** What was known on a Monday morning: the rated games of earlier weeks, as they stand now. */
export type Week = {
  /** The Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  readonly schedule: () => Schedule;
  /** Names the games that are known, their weeks and all teams: equal where all of them are equal. */
  readonly fingerprint: string;
  readonly tieShare: () => number;
  readonly games: readonly DatedGame[];
};

const dayMs = 86_400_000;
/** Before it nothing was played: whatever day is written there is a slip. */
const firstDay = '1850-01-01';

/** The Monday on or before a day; null for what is no day. */
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

const wasLevel = (game: RatedGame): boolean => homeMargin(game) === 0;
const wentOn = ({ decidedIn }: RatedGame): boolean => decidedIn === 'overtime' || decidedIn === 'shootout';

/** The share of games level after regulation that stayed level; one half, with the weight of two games, before any. */
export const tieShareOf = (rated: readonly RatedGame[]): number => {
  const level = rated.filter(wasLevel).length;
  const decided = rated.filter((game) => !wasLevel(game) && wentOn(game)).length;
  return (level + 1) / (level + decided + 2);
};

type Hashes = readonly [number, number];
const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193) ^ (hash >>> 15);
/** Two hashes of whole numbers beside each other: equal ones mean equal numbers, but for a chance in many billions. */
const fingerprintOf = ([one, other]: Hashes, values: readonly number[]): Hashes => [
  values.reduce(mixed, one),
  values.reduce((hash, value) => mixed(hash, value + 7), other),
];
const endings = { regulation: 0, overtime: 1, shootout: 2 } as const;
const numbersOf = (game: RatedGame): readonly number[] => [
  game.gameId,
  game.homeTeamId,
  game.awayTeamId,
  (game.homeGoals ?? 0) * 1009 + (game.awayGoals ?? 0),
  game.decidedIn === null ? 3 : endings[game.decidedIn],
];

/**
 * A category's season week by week: each with its games and what was known before it. Teams are numbered alike in all
 * weeks. A week's schedule depends on games of earlier weeks alone.
 */
export const weeksOf = (games: readonly DatedGame[]): readonly Week[] => {
  const teamIds = [...new Set(games.flatMap((game) => [game.homeTeamId, game.awayTeamId]))].sort(
    (a, b) => a - b,
  );
  const weeks = byWeek(games).map(([monday, ofWeek]) => ({
    monday,
    games: ofWeek,
    rated: ofWeek.filter(isRated).sort((a, b) => a.gameId - b.gameId),
  }));
  const rated = weeks.flatMap((week) => week.rated);
  const all = scheduleAmong(rated, teamIds);
  let known = 0;
  let fingerprint = fingerprintOf([0x811c9dc5, 0x01000193], teamIds);
  return weeks.map(({ monday, games: ofWeek, rated: added }) => {
    const before = known;
    const week = {
      monday,
      schedule: () => firstGamesOf(all, before),
      fingerprint: fingerprint.join(),
      tieShare: () => tieShareOf(rated.slice(0, before)),
      games: ofWeek,
    };
    if (added.length === 0) return week;
    known += added.length;
    fingerprint = fingerprintOf(fingerprint, [Date.parse(monday) / dayMs, ...added.flatMap(numbersOf)]);
    return week;
  });
};
