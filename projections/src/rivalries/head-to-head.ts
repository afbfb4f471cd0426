import type { GameRow } from '../games/games.table.ts';
import { neutralRuleset } from '../standings/neutral-ruleset.ts';
import { tallyOf } from '../standings/record.ts';
import { winnerOf } from '../standings/result.ts';
import { playedInOrder } from '../streaks/form.ts';
import type { RivalryRow } from './rivalries.table.ts';

export type LongestRun = { readonly length: number; readonly teamId: number | null };

/** The longest run of wins of one team against the other; of equal runs the first. Anything but a win ends a run. */
export const longestRun = (played: readonly GameRow[]): LongestRun => {
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

/** A team against the other: `losses` in regulation, `overtimeLosses` in overtime or a shoot-out. */
export type RivalTotals = {
  readonly id: number;
  readonly wins: number;
  readonly losses: number;
  readonly overtimeLosses: number;
  readonly ties: number;
  readonly goals: number;
};

const totalsOf = (played: readonly GameRow[], id: number): RivalTotals => {
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
  /** Every meeting that was played, in order of play. */
  readonly games: readonly GameRow[];
  readonly lastMeeting: GameRow | null;
};

/** Is this a game between these two teams, in any order? */
const isHeadToHead = (game: GameRow, lo: number, hi: number): boolean =>
  game.teamLo === lo && game.teamHi === hi;

/**
 * Two teams over any list of games, of one season or of all time: totals in the order asked for. A forfeit counts as
 * a win and a loss of 1-0.
 */
export const rivalryOf = (games: readonly GameRow[], first: number, second: number): Rivalry => {
  const [lo, hi] = first < second ? [first, second] : [second, first];
  const played = playedInOrder(games.filter((game) => isHeadToHead(game, lo, hi)));
  return {
    teams: [totalsOf(played, first), totalsOf(played, second)],
    longestRun: longestRun(played),
    games: played,
    lastMeeting: played.at(-1) ?? null,
  };
};

/** The row of two teams in one season; null when they did not meet. All games are of that season. */
export const headToHeadRow = (games: readonly GameRow[], lo: number, hi: number): RivalryRow | null => {
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

/** What two teams did over many seasons, from the rows of each: totals of `first`, then of `second`. */
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
