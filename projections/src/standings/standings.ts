import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { GameRow } from '../games/games.table.ts';
import { currentStreak, lastFive, playedInOrder } from '../streaks/form.ts';
import { type RankedTeam, rankTeams } from './rank.ts';
import {
  countGame,
  emptyTally,
  pointsPercentage,
  regulationWins,
  splitOf,
  sumOf,
  type Tally,
  totalPoints,
} from './record.ts';
import type { StandingRow } from './standings.table.ts';
import { type GroupTable, type TableEntry, tablesOf } from './tables.ts';

/** What counting needs of a competition: its rules and the recorded draw. */
export type Rules = Pick<CompetitionRow, 'rules' | 'draw'>;
type Line = {
  readonly teamId: number;
  readonly home: Tally;
  readonly away: Tally;
  readonly games: GameRow[];
};

const linesOf = (
  teamIds: Iterable<number>,
  played: readonly GameRow[],
  rules: Ruleset,
): ReadonlyMap<number, Line> => {
  const lines = new Map<number, Line>();
  for (const teamId of teamIds)
    lines.set(teamId, { teamId, home: emptyTally(), away: emptyTally(), games: [] });
  for (const game of played) {
    const home = lines.get(game.homeTeamId);
    const away = lines.get(game.awayTeamId);
    if (home) countGame(home.home, game, 'home', rules);
    if (away) countGame(away.away, game, 'away', rules);
    home?.games.push(game);
    away?.games.push(game);
  }
  return lines;
};

/** Ranks the given teams on the given played games. */
export const ranksOn = (
  teamIds: Iterable<number>,
  played: readonly GameRow[],
  { rules, draw }: Rules,
): readonly RankedTeam[] => rankLines(linesOf(teamIds, played, rules), played, { rules, draw });

const rankLines = (
  lines: ReadonlyMap<number, Line>,
  played: readonly GameRow[],
  { rules, draw }: Rules,
): readonly RankedTeam[] =>
  rankTeams(
    [...lines.values()].map(({ teamId, home, away }) => ({ teamId, tally: sumOf(home, away) })),
    { games: played, rules, draw },
  );

/** Ranks before the last day that was played; empty when there was no day before. */
const previousRanks = (
  table: GroupTable,
  played: readonly GameRow[],
  rules: Rules,
): ReadonlyMap<number, number> => {
  const lastDay = played.at(-1)?.date;
  const before = played.filter((game) => game.date !== lastDay);
  if (before.length === 0) return new Map();
  return new Map(ranksOn(table.teamIds, before, rules).map(({ teamId, rank }) => [teamId, rank]));
};

const countsOf = (line: Line, rules: Ruleset) => {
  const tally = sumOf(line.home, line.away);
  const streak = currentStreak(line.games, line.teamId);
  return {
    gamesPlayed: tally.gamesPlayed,
    wins: tally.wins,
    losses: tally.losses,
    ties: tally.ties,
    regulationWins: regulationWins(tally),
    overtimeWins: tally.overtimeWins,
    overtimeLosses: tally.overtimeLosses,
    shootoutWins: tally.shootoutWins,
    shootoutLosses: tally.shootoutLosses,
    points: tally.points,
    fairPlayPoints: tally.fairPlayPoints,
    totalPoints: totalPoints(tally, rules),
    pointsPercentage: pointsPercentage(tally, rules),
    goalsFor: tally.goalsFor,
    goalsAgainst: tally.goalsAgainst,
    goalDifference: tally.goalDifference,
    streakKind: streak.kind,
    streakLength: streak.length,
    lastFive: lastFive(line.games, line.teamId),
    home: splitOf(line.home),
    away: splitOf(line.away),
  };
};

const rowsOfTable = (
  table: GroupTable,
  divisions: ReadonlyMap<number, number | null>,
  competition: CompetitionRow,
): readonly StandingRow[] => {
  const played = playedInOrder(table.games);
  const lines = linesOf(table.teamIds, played, competition.rules);
  const previous = previousRanks(table, played, competition);
  return rankLines(lines, played, competition).map(({ teamId, rank, place, tieBreak }) => ({
    competition: competition.competition,
    categoryId: table.categoryId,
    groupName: table.groupName,
    teamId,
    seasonId: competition.seasonId,
    divisionId: divisions.get(teamId) ?? null,
    rank,
    previousRank: previous.get(teamId) ?? null,
    place,
    ...countsOf(lines.get(teamId) as Line, competition.rules),
    tieBreak,
  }));
};

/**
 * All tables of a league or tournament, in order of category, group and place. Only final games of the regular and
 * preliminary stages count; every entered team stands, and so does a team that only appears in games.
 */
export const computeStandings = (
  games: readonly GameRow[],
  entries: readonly TableEntry[],
  competition: CompetitionRow,
): readonly StandingRow[] => {
  const divisions = new Map(entries.map((entry) => [entry.teamId, entry.divisionId]));
  return tablesOf(games, entries, competition.kind).flatMap((table) =>
    rowsOfTable(table, divisions, competition),
  );
};
