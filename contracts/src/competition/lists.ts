// No zod schemas in this file: every page loads it, and only servers validate.

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

export const stages = [
  'regular',
  'preliminary',
  'tie-breaker',
  'round-of-16',
  'quarter-final',
  'semi-final',
  'bronze',
  'final',
  'consolation',
  'relegation',
] as const;
export type Stage = (typeof stages)[number];
/** Stages that count for a group's table; games of the other stages are knock-out games. */
export const tableStages: readonly Stage[] = ['regular', 'preliminary'];

export const decisions = ['regulation', 'overtime', 'shootout'] as const;
export type Decision = (typeof decisions)[number];

/**
 * `postponed`: still to be played, on a day that is not known yet; its recorded day is the original one. `unfinished`:
 * its live score was abandoned, and its result is missing. Two are never stored, only displayed: `noResult` for a game
 * without a result in a season that is over, and `void` for one that was played and does not count, because a team
 * withdrew from its league.
 */
export const gameStatuses = [
  'scheduled',
  'live',
  'final',
  'cancelled',
  'postponed',
  'unfinished',
  'noResult',
  'void',
] as const;
export type GameStatus = (typeof gameStatuses)[number];
/** Statuses of games that are still to be decided. */
export const openStatuses: readonly GameStatus[] = ['scheduled', 'live', 'postponed', 'unfinished'];
/** Statuses of games with a result, whether it counts or not. */
export const resultStatuses: readonly GameStatus[] = ['final', 'void'];
/** Statuses of games that have begun. */
export const playedStatuses: readonly GameStatus[] = ['live', 'final', 'unfinished'];
/** Statuses of games that are not played on their recorded day: their ice is free. */
export const offStatuses = ['cancelled', 'postponed'] as const satisfies readonly GameStatus[];
export type OffStatus = (typeof offStatuses)[number];

export const gameSides = ['home', 'away'] as const;
export type GameSide = (typeof gameSides)[number];

/** The current period of a live game. */
export const periods = [1, 2, 3, 'overtime', 'shootout'] as const;
export type Period = (typeof periods)[number];

/** State of a result: entered by somebody, then confirmed or disputed by the other side. */
export const confirmations = ['entered', 'confirmed', 'disputed'] as const;
export type Confirmation = (typeof confirmations)[number];

export const forfeitSides = ['home', 'away', 'both'] as const;
export type ForfeitSide = (typeof forfeitSides)[number];

/** A score above this is treated as a typing error. */
export const maxGoals = 50;

/**
 * Treatment of the games of a team that withdraws from a league. `void`: none of them counts. `forfeitRest`: those that
 * nobody has played are lost by forfeit. `cancelRest`: those are cancelled.
 */
export const withdrawalTreatments = ['void', 'forfeitRest', 'cancelRest'] as const;
export type WithdrawalTreatment = (typeof withdrawalTreatments)[number];

/** Tables whose first teams go on to the play-offs: a league or group as a whole, or each division. */
export const playoffScopes = ['table', 'division'] as const;

/** `first`: sure of the first rank; `in`: sure to go on to the playoffs; `out`: can no longer go on. */
export const playoffMarks = ['first', 'in', 'out'] as const;

/** Upper bound on a points deduction. */
export const mostDeducted = 100;

/** Dates outside this range are treated as typing errors. */
export const firstDay = '1900-01-01';
export const lastDay = '2100-12-31';

/** The earliest season that can be opened, unless a site setting overrides it. */
export const defaultFirstSeason = '2005-2006';

/** Upper bound on list lengths: teams of a league, seasons of a team, versions of a ruleset. */
export const mostListed = 1_000;

/** Upper bound on the characters of a description. */
export const mostInDescription = 500;

/** Upper bound on the characters of a street address. */
export const mostInAddress = 120;

/** Upper bound on the rated teams of a category in a season. */
export const mostRated = 5_000;

/** Upper bound on the categories of a tournament; Quebec has about seventy. */
export const mostCategories = 200;

/** Criteria that rank teams and break ties. */
export const criteria = [
  'points',
  'totalPoints',
  'pointsPercentage',
  'fewestGamesPlayed',
  'wins',
  'regulationWins',
  'regulationAndOvertimeWins',
  'headToHeadPoints',
  'headToHeadPercentage',
  'headToHeadWithoutOddGame',
  'headToHeadGoalRatio',
  'headToHeadGoalDifference',
  'headToHeadGoalsFor',
  'pointsAgainstBest',
  'goalDifferenceAgainstBest',
  'goalsAgainstBest',
  'goalRatio',
  'goalQuotient',
  'goalDifference',
  'goalsFor',
  'fewestGoalsAgainst',
  'fairPlayPoints',
  'fewestPenaltyMinutes',
  'manualDraw',
] as const;
export type Criterion = (typeof criteria)[number];

/** Presets for filling in a ruleset, and for recounting a season under other rules. */
export const presetNames = [
  'quebecMinor',
  'quebecTournament',
  'lheq',
  'threeTwoOne',
  'iihf',
  'nhl',
  'nhlTo2019',
  'nhlTo2010',
] as const;
export type PresetName = (typeof presetNames)[number];

/** Sort keys of a leaderboard. */
export const leaderboardMeasures = [
  'rating',
  'results',
  'percentage',
  'wins',
  'goalsFor',
  'goalsAgainst',
  'streak',
] as const;
export type LeaderboardMeasure = (typeof leaderboardMeasures)[number];

/** Filters for the games of a day: the reader's teams, live games, or final games. */
export const resultsFilters = ['mine', 'live', 'final'] as const;
export type ResultsFilter = (typeof resultsFilters)[number];

/** Sortable columns of a table, in the usual order of hockey tables. */
export const tableColumns = ['gp', 'w', 'l', 't', 'otl', 'gf', 'ga', 'diff', 'fp', 'pts'] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Which games count: all, home only, or away only. */
export const recordNames = ['all', 'home', 'away'] as const;
export type RecordName = (typeof recordNames)[number];
