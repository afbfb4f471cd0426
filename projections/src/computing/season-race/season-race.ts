import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { oddGamesOf } from '../../views/standings/odd-games.ts';
import { type PerGame, perGameOf } from './per-game.ts';
import { countGame, emptyTally, lessDeducted, type Tally } from '../../views/standings/record.ts';

/**
 * An open game with its expected margin. `spread` is the standard deviation of the margin, not counting the teams'
 * errors.
 */
export type UpcomingGame = {
  readonly home: number;
  readonly away: number;
  readonly margin: number;
  readonly spread: number;
  /** Expected goals of both sides together. */
  readonly total: number;
  readonly tieShare: number;
  /** Margins smaller than this, either way, stand for games that are level after regulation. */
  readonly levelBand: number;
  /** True for the odd game of its two teams, which some rules leave out. */
  readonly isOdd?: boolean;
};

/** A table with the played and the open games; teams are numbered by index. */
export type SeasonRace = {
  readonly rules: Ruleset;
  /** Rank in a recorded tie-break draw, by team; 0 without one. */
  readonly drawRanks: readonly number[];
  /** Each team's division; null without one. */
  readonly divisions: readonly (number | null)[];
  readonly tallies: readonly Tally[];
  /** Totals of head-to-head games: those of `team` against `other` are at `team · teams + other`. */
  readonly mutual: {
    readonly points: Float64Array;
    readonly goalsFor: Float64Array;
    readonly goalsAgainst: Float64Array;
    /** Each game's difference is capped by the rules. */
    readonly goalDifference: Float64Array;
    readonly games: Float64Array;
    /** Without the odd games. */
    readonly evenPoints: Float64Array;
    readonly evenGames: Float64Array;
  };
  /** Standard error of each team's strength, in goals. */
  readonly errors: readonly number[];
  /** Fair-play points that teams add in a game; null where the rules have none. */
  readonly fairPlay: PerGame | null;
  /** Penalty minutes of a game; null where no criterion compares them. */
  readonly penaltyMinutes: PerGame | null;
  readonly games: readonly UpcomingGame[];
  /** True when any criterion compares head-to-head points or goals of tied teams. */
  readonly comparesMutual: boolean;
  readonly comparesMutualGoals: boolean;
  readonly comparesEven: boolean;
  /** Number of open games of each team. */
  readonly toPlay: readonly number[];
};

type Played = {
  readonly teamIds: readonly number[];
  readonly games: readonly CountedGame[];
  readonly rules: Ruleset;
  /** Points deducted by decisions, by team. */
  readonly deducted?: ReadonlyMap<number, number>;
  /** The odd games; needed when open games count among them. */
  readonly odd?: ReadonlySet<CountedGame>;
};

/** Penalty minutes of a team in a game, before any game of its league. */
const usualMinutes = { mean: 8, spread: 6 };

/** The criteria of both lists. */
export const criteriaOf = ({ tieBreakers, whenThreeOrMore }: Ruleset): readonly Criterion[] => [
  ...tieBreakers,
  ...(whenThreeOrMore ?? []),
];

const add = (square: Float64Array, at: number, value: number): void => {
  square[at] = (square[at] as number) + value;
};

/** Counts the games played. */
const countPlayed = ({ teamIds, games, rules, deducted, odd = oddGamesOf(games) }: Played) => {
  const teams = teamIds.length;
  const indexOfTeam = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const tallies = teamIds.map((teamId) => lessDeducted(emptyTally(), deducted?.get(teamId) ?? 0));
  const mutual = {
    points: new Float64Array(teams * teams),
    goalsFor: new Float64Array(teams * teams),
    goalsAgainst: new Float64Array(teams * teams),
    goalDifference: new Float64Array(teams * teams),
    games: new Float64Array(teams * teams),
    evenPoints: new Float64Array(teams * teams),
    evenGames: new Float64Array(teams * teams),
  };
  const fairPlay = teamIds.map((): number[] => []);
  const penaltyMinutes = teamIds.map((): number[] => []);
  for (const game of games) {
    const [home, away] = [indexOfTeam.get(game.homeTeamId), indexOfTeam.get(game.awayTeamId)];
    for (const [team, other, side] of [
      [home, away, 'home'],
      [away, home, 'away'],
    ] as const) {
      const tally = team === undefined ? undefined : tallies[team];
      if (team === undefined || !tally) continue;
      const before = { ...tally };
      countGame(tally, game, side, rules);
      fairPlay[team]?.push(tally.fairPlayPoints - before.fairPlayPoints);
      penaltyMinutes[team]?.push(tally.penaltyMinutes - before.penaltyMinutes);
      if (other === undefined) continue;
      const at = team * teams + other;
      add(mutual.points, at, tally.points - before.points);
      add(mutual.goalsFor, at, tally.goalsFor - before.goalsFor);
      add(mutual.goalsAgainst, at, tally.goalsAgainst - before.goalsAgainst);
      add(mutual.goalDifference, at, tally.goalDifference - before.goalDifference);
      add(mutual.games, at, 1);
      if (odd.has(game)) continue;
      add(mutual.evenPoints, at, tally.points - before.points);
      add(mutual.evenGames, at, 1);
    }
  }
  const half = (rules.fairPlay?.maxPerGame ?? 0) / 2;
  const comparesMinutes = criteriaOf(rules).includes('fewestPenaltyMinutes');
  return {
    tallies,
    mutual,
    fairPlay: rules.fairPlay ? perGameOf(fairPlay, { mean: half, spread: half }) : null,
    penaltyMinutes: comparesMinutes ? perGameOf(penaltyMinutes, usualMinutes) : null,
  };
};

type RaceInput = Pick<SeasonRace, 'drawRanks' | 'errors' | 'games'> & Partial<Pick<SeasonRace, 'divisions'>>;

/** Builds a race from the played and the open games. */
export const raceOf = (
  played: Played,
  { drawRanks, errors, games, divisions = [] }: RaceInput,
): SeasonRace => {
  const { rules } = played;
  const criteria = criteriaOf(rules);
  const toPlay = played.teamIds.map(
    (_, team) => games.filter(({ home, away }) => home === team || away === team).length,
  );
  return {
    rules,
    drawRanks,
    divisions,
    errors,
    games,
    toPlay,
    ...countPlayed(played),
    comparesMutual: criteria.some((criterion) => /^headToHead|AgainstBest$/.test(criterion)),
    comparesMutualGoals: criteria.some((criterion) =>
      /^headToHeadGoal|^goal.*AgainstBest$|^goalsAgainstBest$/.test(criterion),
    ),
    comparesEven: criteria.includes('headToHeadWithoutOddGame'),
  };
};

/** A text that is equal only for equal races. */
export const basisOf = ({ mutual, ...rest }: SeasonRace): string =>
  JSON.stringify([rest, ...Object.values(mutual).map((totals) => Array.from(totals))]);
