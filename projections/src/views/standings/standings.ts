import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { CountedGame } from '../games/counted-games.ts';
import { currentStreak, lastFive, playedInOrder } from '../games/form.ts';
import { teamsByDivision, winnersFirst } from './division-winners.ts';
import { type RankedTeam, rankTeams } from './rank.ts';
import {
  countGame,
  emptyTally,
  lessDeducted,
  pointsPercentage,
  regulationWins,
  splitOf,
  sumOf,
  type Tally,
  totalPoints,
} from './record.ts';
import type { StandingRow } from './standings.table.ts';
import { type GroupTable, type TableEntry, tablesOf } from './tables.ts';

/** The fields of a competition that ranking needs. */
export type Rules = Pick<CompetitionRow, 'rules' | 'draw'>;
type Line = {
  readonly teamId: number;
  readonly home: Tally;
  readonly away: Tally;
  readonly games: CountedGame[];
  readonly deducted: number;
  /** A team whose games are void stands below all others. */
  readonly isVoid?: boolean;
};

const linesOf = (
  teamIds: Iterable<number>,
  played: readonly CountedGame[],
  rules: Ruleset,
  { deducted, withdrawn }: Partial<Pick<GroupTable, 'deducted' | 'withdrawn'>> = {},
): ReadonlyMap<number, Line> => {
  const lines = new Map<number, Line>();
  for (const teamId of teamIds)
    lines.set(teamId, {
      teamId,
      home: emptyTally(),
      away: emptyTally(),
      games: [],
      deducted: deducted?.get(teamId) ?? 0,
      isVoid: withdrawn?.get(teamId) === 'void',
    });
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

/** Ranks these teams on these played games, including games against other teams, less deducted points. */
export const ranksOn = (
  teamIds: Iterable<number>,
  played: readonly CountedGame[],
  { rules, draw }: Rules,
  deducted: GroupTable['deducted'] = new Map(),
): readonly RankedTeam[] => rankLines(linesOf(teamIds, played, rules, { deducted }), played, { rules, draw });

/** The tally of all games, minus deducted points. */
const wholeOf = ({ home, away, deducted }: Line): Tally => lessDeducted(sumOf(home, away), deducted);

const rankLines = (
  lines: ReadonlyMap<number, Line>,
  played: readonly CountedGame[],
  { rules, draw }: Rules,
): readonly RankedTeam[] => {
  const [last, counted] = [...lines.values()].reduce<[Line[], Line[]]>(
    ([out, ranked], line) => (line.isVoid ? [[...out, line], ranked] : [out, [...ranked, line]]),
    [[], []],
  );
  const contenders = counted.map((line) => ({ teamId: line.teamId, tally: wholeOf(line) }));
  const ranked = rankTeams(contenders, { games: played, rules, draw });
  const rank = ranked.length + 1;
  return [...ranked, ...last.map(({ teamId }, at) => ({ teamId, rank, place: rank + at, tieBreak: null }))];
};

/** Returns the games before the last day played. */
const beforeLastDay = (played: readonly CountedGame[]): readonly CountedGame[] => {
  const lastDay = played.at(-1)?.date;
  return played.filter((game) => game.date !== lastDay);
};

type Divisions = ReadonlyMap<number, number | null>;
type Ranking = {
  readonly whole: readonly RankedTeam[];
  readonly inDivisions: ReadonlyMap<number, readonly RankedTeam[]>;
};

/** Ranks the whole table and each division by the rules. */
const rankingOn = (
  lines: ReadonlyMap<number, Line>,
  divisions: Divisions,
  played: readonly CountedGame[],
  rules: Rules,
): Ranking => {
  const rank = (teamIds: readonly number[]) =>
    rankLines(new Map([...lines].filter(([teamId]) => teamIds.includes(teamId))), played, rules);
  const inDivisions = new Map(
    [...teamsByDivision(lines.keys(), divisions)].map(([id, teamIds]) => [id, rank(teamIds)]),
  );
  const whole = rules.rules.divisionWinnersFirst
    ? winnersFirst([...lines.keys()], inDivisions, rank)
    : rankLines(lines, played, rules);
  return { whole, inDivisions };
};

const ranks = (ranked: readonly RankedTeam[]) => new Map(ranked.map(({ teamId, rank }) => [teamId, rank]));

/**
 * Returns the ranks before the last day played, in the whole table and in divisions; empty when there was no earlier
 * day.
 */
const previousRanks = (table: GroupTable, played: readonly CountedGame[], rules: Rules) => {
  const before = beforeLastDay(played);
  if (before.length === 0) return { whole: new Map<number, number>(), inDivision: new Map<number, number>() };
  const lines = linesOf(table.teamIds, before, rules.rules, table);
  const ranking = rankingOn(lines, table.divisions, before, rules);
  return { whole: ranks(ranking.whole), inDivision: ranks([...ranking.inDivisions.values()].flat()) };
};

const countsOf = (line: Line, rules: Ruleset) => {
  const tally = wholeOf(line);
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
    deducted: line.deducted,
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

const rowsOfTable = (table: GroupTable, competition: CompetitionRow): readonly StandingRow[] => {
  const played = playedInOrder(table.games);
  const { divisions, withdrawn } = table;
  const lines = linesOf(table.teamIds, played, competition.rules, table);
  const previous = previousRanks(table, played, competition);
  const ranking = rankingOn(lines, divisions, played, competition);
  const inDivision = new Map(
    [...ranking.inDivisions.values()]
      .flat()
      .map(({ teamId, ...rest }) => [
        teamId,
        { ...rest, previousRank: previous.inDivision.get(teamId) ?? null },
      ]),
  );
  return ranking.whole.map(({ teamId, rank, place, tieBreak }) => ({
    competition: competition.competition,
    categoryId: table.categoryId,
    groupName: table.groupName,
    teamId,
    seasonId: competition.seasonId,
    divisionId: divisions.get(teamId) ?? null,
    rank,
    previousRank: previous.whole.get(teamId) ?? null,
    place,
    ...countsOf(lines.get(teamId) as Line, competition.rules),
    withdrawn: withdrawn?.get(teamId) ?? null,
    tieBreak,
    inDivision: inDivision.get(teamId) ?? null,
  }));
};

/**
 * Returns all tables of a league or tournament, ordered by category, group and place. Counts only final games of the
 * regular and preliminary stages. Includes every entered team and every team that appears in games.
 */
export const computeStandings = (
  games: readonly CountedGame[],
  entries: readonly TableEntry[],
  competition: CompetitionRow,
): readonly StandingRow[] => {
  return tablesOf(games, entries, competition.kind).flatMap((table) => rowsOfTable(table, competition));
};
