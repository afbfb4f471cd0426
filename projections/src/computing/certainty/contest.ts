import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { type EndingKind, endingKindsOf } from '../season-race/endings.ts';
import { isAgainstBest } from '../../views/standings/criteria.ts';
import { type Pair, pairsOf } from './sharing.ts';
import { criteriaOf, type SeasonRace } from '../season-race/season-race.ts';

/** The gains of both sides of a game by an outcome. */
type Both = readonly [home: number, away: number];

/** An outcome of a game that the rules tell from others. */
export type Kind = {
  readonly name: EndingKind;
  /** Added to the value by which the table is ordered first. */
  readonly gains: Both;
  readonly points: Both;
  /** 1 for the home team, −1 for the away team, 0 for a tie. */
  readonly winner: 1 | 0 | -1;
  /** 0 in regulation, 1 in overtime, 2 in a shootout. */
  readonly decided: 0 | 1 | 2;
};

/** A table and its open games, as input of the certainties; its teams are those of the race. */
export type Contest = {
  readonly race: SeasonRace;
  /** The teams that are ranked with each other. */
  readonly ranked: readonly number[];
  /**
   * Each team's value so far by the first criterion, with fair play where that counts in it; its points where the
   * first criterion is their share.
   */
  readonly now: readonly number[];
  /** The value with which a rival ends level with a team that ends with `value`; not whole where none does. */
  readonly levelOf: (rival: number, team: number, value: number) => number;
  readonly kinds: readonly Kind[];
  /** Whether a criterion compares tied teams with the one next to them. */
  readonly comparesNextBest: boolean;
  /** The least and the most that a game adds to a side's value, without fair play. */
  readonly least: number;
  readonly most: number;
  /** Fair-play points that a team may add to its value in each game. */
  readonly extra: number;
  /** The open games of ranked teams, as indexes of the race. */
  readonly games: readonly number[];
  /** The numbers of these games, by the two teams. */
  readonly pairs: readonly Pair[];
};

const countsOvertime: ReadonlySet<Criterion> = new Set(['regulationWins', 'regulationAndOvertimeWins']);

const winnerOf = (name: EndingKind): Kind['winner'] => {
  if (name === 'tie') return 0;
  return name === 'win' || name.endsWith('Win') ? 1 : -1;
};
const decidedIn = (name: EndingKind): Kind['decided'] => {
  if (name.startsWith('overtime')) return 1;
  return name.startsWith('shootout') ? 2 : 0;
};

/** Returns the outcomes that the rules tell apart, those in regulation first. */
const kindsOf = (rules: Ruleset, countsWins: boolean): readonly Kind[] => {
  const isOvertimeApart = criteriaOf(rules).some((criterion) => countsOvertime.has(criterion));
  const all = endingKindsOf(rules).map(([name, points]): Kind => {
    const winner = winnerOf(name);
    const wins: Both = [winner === 1 ? 1 : 0, winner === -1 ? 1 : 0];
    return { name, points, winner, decided: decidedIn(name), gains: countsWins ? wins : points };
  });
  const inOrder = all.toSorted((a, b) => a.decided - b.decided);
  const keyOf = ({ points, winner, decided }: Kind) =>
    [...points, winner, isOvertimeApart ? decided : 0].join(' ');
  return [...Map.groupBy(inOrder, keyOf).values()].flatMap(([first]) => first ?? []);
};

/** First criteria to which each game adds by itself, whatever the others bring. */
const bounded: ReadonlySet<Criterion> = new Set(['points', 'totalPoints', 'pointsPercentage', 'wins']);

/** Shares of points compare by the games that teams will have played. */
const levelsIn = ({ rules, tallies, toPlay }: SeasonRace): Contest['levelOf'] => {
  if (rules.tieBreakers[0] !== 'pointsPercentage') return (_rival, _team, value) => value;
  const games = tallies.map((tally, team) => Math.max(1, tally.gamesPlayed + (toPlay[team] ?? 0)));
  return (rival, team, value) => (value * (games[rival] ?? 1)) / (games[team] ?? 1);
};

/**
 * Returns the contest of a table, or of one of its divisions, whose teams are ranked with each other; null where the
 * table is not ordered by points, their share or wins first.
 */
export const contestOf = (race: SeasonRace, divisionId?: number): Contest | null => {
  const { rules, tallies, divisions } = race;
  const [primary] = rules.tieBreakers;
  if (!primary || !bounded.has(primary)) return null;
  const isFairPlay = primary === 'totalPoints' && rules.fairPlay?.countsInTotal === true;
  const ranked = [...tallies.keys()].filter(
    (team) => divisionId === undefined || divisions[team] === divisionId,
  );
  const kinds = kindsOf(rules, primary === 'wins');
  const gains = kinds.flatMap((kind) => kind.gains);
  const isRanked = new Set(ranked);
  const games = race.games.flatMap(({ home, away }, game) =>
    isRanked.has(home) || isRanked.has(away) ? [game] : [],
  );
  return {
    race,
    ranked,
    kinds,
    now: tallies.map((tally, team) => {
      if (primary === 'wins') return tally.wins;
      const isWithoutGames = tally.gamesPlayed + (race.toPlay[team] ?? 0) === 0;
      // Without games the share is 0, also where points were deducted.
      if (primary === 'pointsPercentage' && isWithoutGames) return 0;
      return tally.points + (isFairPlay ? tally.fairPlayPoints : 0);
    }),
    levelOf: levelsIn(race),
    comparesNextBest: criteriaOf(rules).some(isAgainstBest),
    least: Math.min(...gains),
    most: Math.max(...gains),
    extra: isFairPlay ? (rules.fairPlay?.maxPerGame ?? 0) : 0,
    games,
    pairs: pairsOf(
      games.flatMap((game) => {
        const one = race.games[game];
        return one ? [[one.home, one.away] as const] : [];
      }),
    ),
  };
};

/** Returns the gain of the home or the away team. */
export const sideOf = ([home, away]: Both, isHome: boolean): number => (isHome ? home : away);
