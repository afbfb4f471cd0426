import type { CountedGame } from '../games/counted-games.ts';
import { neutralRuleset } from '../standings/neutral-ruleset.ts';
import { tallyOf } from '../standings/record.ts';
import { winnerOf } from '../games/result.ts';
import { playedInOrder } from '../games/form.ts';
import type { RivalryRow } from './rivalries.table.ts';

export type LongestRun = { readonly length: number; readonly teamId: number | null };

/**
 * Returns the longest run of wins of one team against the other; among equal runs, the first. Anything but a win ends a
 * run.
 */
export const longestRun = (played: readonly CountedGame[]): LongestRun => {
  let longest: LongestRun = { length: 0, teamId: null };
  let current: LongestRun = longest;
  for (const game of played) {
    const winner = winnerOf(game);
    if (winner === null) current = { length: 0, teamId: null };
    else current = { length: winner === current.teamId ? current.length + 1 : 1, teamId: winner };
    if (current.length > longest.length) longest = current;
  }
  return longest;
};

/**
 * A team's totals against the other: `losses` in regulation or by forfeit, `overtimeLosses` in overtime or a shoot-out.
 */
export type RivalTotals = {
  readonly id: number;
  readonly wins: number;
  readonly losses: number;
  readonly overtimeLosses: number;
  readonly ties: number;
  readonly goals: number;
};

const totalsOf = (played: readonly CountedGame[], id: number): RivalTotals => {
  const tally = tallyOf(played, id, neutralRuleset);
  const overtimeLosses = tally.overtimeLosses + tally.shootoutLosses;
  return {
    id,
    wins: tally.wins,
    losses: tally.losses,
    overtimeLosses,
    ties: tally.ties,
    goals: tally.goalsFor,
  };
};

export type Rivalry = {
  readonly teams: readonly [RivalTotals, RivalTotals];
  readonly longestRun: LongestRun;
  /** All games played between the two, in order of play. */
  readonly games: readonly CountedGame[];
  readonly lastMeeting: CountedGame | null;
};

/** Returns whether a game is between these two teams; `lo` is the lower id. */
const isHeadToHead = (game: CountedGame, lo: number, hi: number): boolean =>
  game.teamLo === lo && game.teamHi === hi;

/**
 * Computes the rivalry of two teams over any list of games, of one season or of all; totals are in the order of the
 * arguments. A forfeit counts as a 1–0 win.
 */
export const rivalryOf = (games: readonly CountedGame[], first: number, second: number): Rivalry => {
  const [lo, hi] = first < second ? [first, second] : [second, first];
  const played = playedInOrder(games.filter((game) => isHeadToHead(game, lo, hi)));
  return {
    teams: [totalsOf(played, first), totalsOf(played, second)],
    longestRun: longestRun(played),
    games: played,
    lastMeeting: played.at(-1) ?? null,
  };
};

/**
 * Returns the row of two teams in one season; null when they did not play each other. All games must be of that season.
 */
export const headToHeadRow = (games: readonly CountedGame[], lo: number, hi: number): RivalryRow | null => {
  const { teams, longestRun: run, games: played, lastMeeting } = rivalryOf(games, lo, hi);
  if (!lastMeeting) return null;
  const [ofLo, ofHi] = teams;
  return {
    seasonId: lastMeeting.seasonId,
    teamLo: lo,
    teamHi: hi,
    games: played.length,
    ties: ofLo.ties,
    loWins: ofLo.wins,
    hiWins: ofHi.wins,
    loLosses: ofLo.losses,
    hiLosses: ofHi.losses,
    loOvertimeLosses: ofLo.overtimeLosses,
    hiOvertimeLosses: ofHi.overtimeLosses,
    loGoals: ofLo.goals,
    hiGoals: ofHi.goals,
    longestRun: run.length,
    longestRunTeamId: run.teamId,
    lastGameId: lastMeeting.gameId,
    lastDate: lastMeeting.date,
  };
};

/** Sums the totals of two teams over seasons: those of `first`, then those of `second`. */
export const totalsOverSeasons = (
  rows: readonly RivalryRow[],
  first: number,
  second: number,
): readonly [RivalTotals, RivalTotals] => {
  const sum = (of: (row: RivalryRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const total = (id: number, other: number): RivalTotals => {
    const isLo = id < other;
    return {
      id,
      wins: sum((row) => (isLo ? row.loWins : row.hiWins)),
      losses: sum((row) => (isLo ? row.loLosses : row.hiLosses)),
      overtimeLosses: sum((row) => (isLo ? row.loOvertimeLosses : row.hiOvertimeLosses)),
      ties: sum((row) => row.ties),
      goals: sum((row) => (isLo ? row.loGoals : row.hiGoals)),
    };
  };
  return [total(first, second), total(second, first)];
};
