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
    const home = lines.get(game.home_team_id);
    const away = lines.get(game.away_team_id);
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
    games_played: tally.gamesPlayed,
    wins: tally.wins,
    losses: tally.losses,
    ties: tally.ties,
    regulation_wins: regulationWins(tally),
    overtime_wins: tally.overtimeWins,
    overtime_losses: tally.overtimeLosses,
    shootout_wins: tally.shootoutWins,
    shootout_losses: tally.shootoutLosses,
    points: tally.points,
    fair_play_points: tally.fairPlayPoints,
    total_points: totalPoints(tally, rules),
    points_percentage: pointsPercentage(tally, rules),
    goals_for: tally.goalsFor,
    goals_against: tally.goalsAgainst,
    goal_difference: tally.goalDifference,
    streak_kind: streak.kind,
    streak_length: streak.length,
    last_five: lastFive(line.games, line.teamId),
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
    category_id: table.categoryId,
    group_name: table.groupName,
    team_id: teamId,
    season_id: competition.season_id,
    division_id: divisions.get(teamId) ?? null,
    rank,
    previous_rank: previous.get(teamId) ?? null,
    place,
    ...countsOf(lines.get(teamId) as Line, competition.rules),
    tie_break: tieBreak,
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
  const divisions = new Map(entries.map((entry) => [entry.team_id, entry.division_id]));
  return tablesOf(games, entries, competition.kind).flatMap((table) =>
    rowsOfTable(table, divisions, competition),
  );
};
