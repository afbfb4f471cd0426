import { type Contest, type Kind, sideOf } from './contest.ts';
import type { Results } from './goal-ranges.ts';

const resultNames = ['won', 'wonLate', 'lost', 'lostLate', 'tied'] as const;
type ResultName = (typeof resultNames)[number];
/** Counts of results, by team or by pair of teams: those of `team` against `other` are at `team · teams + other`. */
export type ResultColumns = Readonly<Record<ResultName, Float64Array>>;

const columnsOf = (size: number): ResultColumns => ({
  won: new Float64Array(size),
  wonLate: new Float64Array(size),
  lost: new Float64Array(size),
  lostLate: new Float64Array(size),
  tied: new Float64Array(size),
});

/** Returns the sum of the results at these places. */
export const resultsAt = (columns: ResultColumns, places: readonly number[]): Results => {
  const sum = (name: ResultName): number =>
    places.reduce((total, at) => total + (columns[name][at] as number), 0);
  return {
    won: sum('won'),
    wonLate: sum('wonLate'),
    lost: sum('lost'),
    lostLate: sum('lostLate'),
    tied: sum('tied'),
    any: 0,
  };
};

const resultOf = ({ winner, decided }: Kind, isHome: boolean): ResultName => {
  if (winner === 0) return 'tied';
  const won = winner === (isHome ? 1 : -1);
  if (decided === 0) return won ? 'won' : 'lost';
  return won ? 'wonLate' : 'lostLate';
};

/** A table in which outcomes of open games are tried, one after the other. */
export type Play = {
  /** Adds an outcome of a game (`by` 1), or takes it away (−1). */
  readonly end: (game: number, kind: Kind, by: 1 | -1) => void;
  /** Each team's value by the first criterion, without fair play to come. */
  readonly value: Float64Array;
  /** The least and the most that a team's value can still become, without fair play to come. */
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
  readonly points: Float64Array;
  readonly mutualPoints: Float64Array;
  readonly evenPoints: Float64Array;
  /** Results of the games that have ended in this play. */
  readonly results: ResultColumns;
  readonly mutualResults: ResultColumns;
  readonly shootoutWins: Float64Array;
};

const add = (to: Float64Array, at: number, amount: number): void => {
  to[at] = (to[at] as number) + amount;
};

export const playOf = ({ race, now, least, most, games }: Contest): Play => {
  const { tallies, mutual } = race;
  const teams = tallies.length;
  const play = {
    value: Float64Array.from(now),
    lowest: Float64Array.from(now),
    highest: Float64Array.from(now),
    points: Float64Array.from(tallies, (tally) => tally.points),
    mutualPoints: mutual.points.slice(),
    evenPoints: mutual.evenPoints.slice(),
    results: columnsOf(teams),
    mutualResults: columnsOf(teams * teams),
    shootoutWins: new Float64Array(teams),
  };
  for (const game of games) {
    const { home = 0, away = 0 } = race.games[game] ?? {};
    for (const team of [home, away]) {
      add(play.lowest, team, least);
      add(play.highest, team, most);
    }
  }
  const endSide = (game: number, kind: Kind, isHome: boolean, by: 1 | -1): void => {
    const { home = 0, away = 0, isOdd } = race.games[game] ?? {};
    const [team, other] = isHome ? [home, away] : [away, home];
    const gain = sideOf(kind.gains, isHome);
    const earned = by * sideOf(kind.points, isHome);
    const at = team * teams + other;
    add(play.value, team, by * gain);
    add(play.lowest, team, by * (gain - least));
    add(play.highest, team, by * (gain - most));
    add(play.points, team, earned);
    add(play.mutualPoints, at, earned);
    if (!isOdd) add(play.evenPoints, at, earned);
    const result = resultOf(kind, isHome);
    add(play.results[result], team, by);
    add(play.mutualResults[result], at, by);
    if (kind.decided === 2 && kind.winner === (isHome ? 1 : -1)) add(play.shootoutWins, team, by);
  };
  return {
    ...play,
    end: (game, kind, by) => {
      endSide(game, kind, true, by);
      endSide(game, kind, false, by);
    },
  };
};
