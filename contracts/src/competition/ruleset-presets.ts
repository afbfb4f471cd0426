import type { PresetName } from './lists.ts';
import type { Ruleset } from './ruleset.ts';

// Separate from the schema, because pages show the preset's name and do not load zod.

export const commonRules = {
  forfeitScore: { winner: 1, loser: 0 },
  goalDifferenceCap: null,
  whenThreeOrMore: null,
  afterEachSplit: 'restart',
} as const;

export const twoPoints = {
  win: 2,
  overtimeWin: 2,
  shootoutWin: 2,
  tie: 1,
  overtimeLoss: 1,
  shootoutLoss: 1,
  loss: 0,
  forfeitWin: 2,
  forfeitLoss: 0,
} as const;
const threeTwoOnePoints = {
  win: 3,
  overtimeWin: 2,
  shootoutWin: 2,
  tie: 0,
  overtimeLoss: 1,
  shootoutLoss: 1,
  loss: 0,
  forfeitWin: 3,
  forfeitLoss: 0,
} as const;

export const presets = {
  quebecMinor: {
    ...commonRules,
    points: twoPoints,
    fairPlay: { maxPerGame: 1, countsInTotal: true },
    tieBreakers: ['totalPoints', 'wins', 'headToHeadPoints', 'goalRatio', 'fewestGoalsAgainst', 'manualDraw'],
  },
  // The last criterion, the first goal of the tournament, is not recorded; supervisors enter it as a tie-break draw.
  quebecTournament: {
    ...commonRules,
    points: twoPoints,
    fairPlay: { maxPerGame: 1, countsInTotal: true },
    tieBreakers: ['totalPoints', 'wins', 'headToHeadPoints', 'goalRatio', 'fewestGoalsAgainst', 'manualDraw'],
    whenThreeOrMore: ['totalPoints', 'wins', 'goalRatio', 'fewestGoalsAgainst', 'manualDraw'],
    afterEachSplit: 'continue',
  },
  threeTwoOne: {
    ...commonRules,
    points: threeTwoOnePoints,
    fairPlay: null,
    tieBreakers: [
      'points',
      'regulationWins',
      'regulationAndOvertimeWins',
      'headToHeadPoints',
      'goalDifference',
      'manualDraw',
    ],
  },
  iihf: {
    ...commonRules,
    points: threeTwoOnePoints,
    fairPlay: null,
    tieBreakers: [
      'points',
      'headToHeadPoints',
      'headToHeadGoalDifference',
      'headToHeadGoalsFor',
      'pointsAgainstBest',
      'goalDifferenceAgainstBest',
      'goalsAgainstBest',
      'manualDraw',
    ],
    afterEachSplit: 'restart',
  },
  lheq: {
    ...commonRules,
    points: twoPoints,
    fairPlay: { maxPerGame: 1, countsInTotal: true },
    tieBreakers: [
      'totalPoints',
      'wins',
      'headToHeadPoints',
      'goalQuotient',
      'fewestGoalsAgainst',
      'manualDraw',
    ],
  },
  nhl: {
    ...commonRules,
    points: twoPoints,
    fairPlay: null,
    tieBreakers: [
      'points',
      'fewestGamesPlayed',
      'regulationWins',
      'regulationAndOvertimeWins',
      'wins',
      'headToHeadWithoutOddGame',
      'goalDifference',
      'goalsFor',
    ],
  },
  nhlTo2019: {
    ...commonRules,
    points: twoPoints,
    fairPlay: null,
    tieBreakers: [
      'points',
      'fewestGamesPlayed',
      'regulationAndOvertimeWins',
      'headToHeadWithoutOddGame',
      'goalDifference',
    ],
  },
  nhlTo2010: {
    ...commonRules,
    points: twoPoints,
    fairPlay: null,
    tieBreakers: ['points', 'fewestGamesPlayed', 'wins', 'headToHeadWithoutOddGame', 'goalDifference'],
  },
} as const satisfies Record<PresetName, Ruleset>;

export type PresetSource = {
  readonly text: string;
  readonly edition: string;
  /** True when the preset reproduces tables that the organization published; otherwise users should check its rules. */
  readonly isConfirmed: boolean;
  /** True when tournaments under these rules also compare the earliest goal: times of goals are not recorded. */
  readonly lacksEarliestGoal?: true;
};
/** The published rules that each preset follows. */
export const presetSources: Readonly<Record<PresetName, PresetSource>> = {
  quebecMinor: { text: 'Hockey Québec, Règlements administratifs', edition: '2024-2025', isConfirmed: false },
  quebecTournament: {
    text: 'Hockey Québec, Règlements administratifs, chapitre 9 (tournois et festivals)',
    edition: '2024-2025',
    isConfirmed: false,
    lacksEarliestGoal: true,
  },
  lheq: { text: 'LHEQ, Règlements de la ligue', edition: '2025-2026', isConfirmed: false },
  threeTwoOne: { text: 'PWHL, Standings and tie-breaking', edition: '2024-2025', isConfirmed: true },
  iihf: { text: 'IIHF Sport Regulations, tie-breaking system', edition: '2025-2026', isConfirmed: false },
  nhl: { text: 'NHL, Tie-breaking procedure', edition: '2019-2020', isConfirmed: false },
  nhlTo2019: { text: 'NHL, Tie-breaking procedure', edition: '2010-2011 – 2018-2019', isConfirmed: true },
  nhlTo2010: { text: 'NHL, Tie-breaking procedure', edition: '2005-2006 – 2009-2010', isConfirmed: true },
};
