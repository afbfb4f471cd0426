import type { Ruleset } from './ruleset.ts';

// Apart from the schema: pages name the preset that a competition plays by, and load no schemas.

const common = {
  forfeitScore: { winner: 1, loser: 0 },
  goalDifferenceCap: null,
  whenThreeOrMore: null,
  afterEachSplit: 'restart',
} as const;

export const presets = {
  quebecMinor: {
    ...common,
    points: {
      win: 2,
      overtimeWin: 2,
      shootoutWin: 2,
      tie: 1,
      overtimeLoss: 1,
      shootoutLoss: 1,
      loss: 0,
      forfeitWin: 2,
      forfeitLoss: 0,
    },
    fairPlay: { maxPerGame: 1, countsInTotal: true },
    tieBreakers: ['totalPoints', 'wins', 'headToHeadPoints', 'goalRatio', 'fewestGoalsAgainst', 'manualDraw'],
  },
  threeTwoOne: {
    ...common,
    points: {
      win: 3,
      overtimeWin: 2,
      shootoutWin: 2,
      tie: 0,
      overtimeLoss: 1,
      shootoutLoss: 1,
      loss: 0,
      forfeitWin: 3,
      forfeitLoss: 0,
    },
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
  nhl: {
    ...common,
    points: {
      win: 2,
      overtimeWin: 2,
      shootoutWin: 2,
      tie: 1,
      overtimeLoss: 1,
      shootoutLoss: 1,
      loss: 0,
      forfeitWin: 2,
      forfeitLoss: 0,
    },
    fairPlay: null,
    tieBreakers: [
      'points',
      'regulationWins',
      'regulationAndOvertimeWins',
      'wins',
      'headToHeadPoints',
      'goalDifference',
      'goalsFor',
    ],
  },
} as const satisfies Record<string, Ruleset>;
