// Without schemas: every page loads these words, and only servers check what they are sent.

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
  'relegation',
] as const;
export type Stage = (typeof stages)[number];
/** Stages whose games make a group's table; the others are knock-out games. */
export const tableStages: readonly Stage[] = ['regular', 'preliminary'];

export const decisions = ['regulation', 'overtime', 'shootout'] as const;
export type Decision = (typeof decisions)[number];

export const gameStatuses = ['scheduled', 'live', 'final', 'cancelled'] as const;
export type GameStatus = (typeof gameStatuses)[number];

export const gameSides = ['home', 'away'] as const;
export type GameSide = (typeof gameSides)[number];

/** How far a game that is being played has come. */
export const periods = [1, 2, 3, 'overtime', 'shootout'] as const;
export type Period = (typeof periods)[number];

/** What the teams' sides say of a result: entered by somebody, then confirmed or disputed by the other side. */
export const confirmations = ['entered', 'confirmed', 'disputed'] as const;
export type Confirmation = (typeof confirmations)[number];

export const forfeitSides = ['home', 'away', 'both'] as const;
export type ForfeitSide = (typeof forfeitSides)[number];

/** Why a recorded fact was changed. Codes only: free text could carry personal data into the log. */
export const reasons = [
  'typing-error',
  'wrong-teams',
  'protest-upheld',
  'league-decision',
  'duplicate',
  'source-updated',
  'bracket',
  'other',
] as const;
export type Reason = (typeof reasons)[number];

/** More goals than this by one team is a typing error, not a score. */
export const maxGoals = 50;
/** Of a team in a game. */
export const maxPenaltyMinutes = 300;

/** More points than this are taken from no team. */
export const mostDeducted = 100;

/** Days before and after these are typing errors, whatever they are the days of. */
export const firstDay = '1900-01-01';
export const lastDay = '2100-12-31';

/** The earliest season that is opened, unless an administrator's setting says otherwise. */
export const defaultFirstSeason = '2005-2006';

/** More than this of one thing (teams of a league, seasons of a team, versions of a ruleset) is no hockey. */
export const mostListed = 1_000;

/** More categories than this are held by no tournament: all that Quebec has are about seventy. */
export const mostCategories = 200;

/** What separates teams in a table. */
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

/** Rules that a ruleset can be filled in from, and that a season can be counted by. */
export const presetNames = [
  'quebecMinor',
  'lheq',
  'threeTwoOne',
  'iihf',
  'nhl',
  'nhlTo2019',
  'nhlTo2010',
] as const;
export type PresetName = (typeof presetNames)[number];

/** What a leaderboard can be ordered by. */
export const leaderboardMeasures = [
  'rating',
  'percentage',
  'wins',
  'goalsFor',
  'goalsAgainst',
  'streak',
] as const;
export type LeaderboardMeasure = (typeof leaderboardMeasures)[number];

/** Which games of a day are shown, where not all: of the reader's teams, those being played, or those that are over. */
export const resultsFilters = ['mine', 'live', 'final'] as const;
export type ResultsFilter = (typeof resultsFilters)[number];

/** The numbers of a table that it can be ordered by, in hockey's order. */
export const tableColumns = ['gp', 'w', 'l', 't', 'otl', 'gf', 'ga', 'diff', 'fp', 'pts'] as const;
export type TableColumn = (typeof tableColumns)[number];

/** All games of a table's teams, or those at home or away. */
export const recordNames = ['all', 'home', 'away'] as const;
export type RecordName = (typeof recordNames)[number];
