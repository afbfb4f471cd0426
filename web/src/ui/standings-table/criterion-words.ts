import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { formatNumber } from '../../lib/format.ts';
import { wordFor } from '../../lib/word-for.ts';
import { m } from '../../paraglide/messages.js';

const names = {
  points: m.criterion_points,
  totalPoints: m.criterion_totalPoints,
  pointsPercentage: m.criterion_pointsPercentage,
  fewestGamesPlayed: m.criterion_fewestGamesPlayed,
  wins: m.criterion_wins,
  regulationWins: m.criterion_regulationWins,
  regulationAndOvertimeWins: m.criterion_regulationAndOvertimeWins,
  headToHeadPoints: m.criterion_headToHeadPoints,
  headToHeadGoalRatio: m.criterion_headToHeadGoalRatio,
  headToHeadGoalDifference: m.criterion_headToHeadGoalDifference,
  headToHeadGoalsFor: m.criterion_headToHeadGoalsFor,
  goalRatio: m.criterion_goalRatio,
  goalDifference: m.criterion_goalDifference,
  goalsFor: m.criterion_goalsFor,
  fewestGoalsAgainst: m.criterion_fewestGoalsAgainst,
  fairPlayPoints: m.criterion_fairPlayPoints,
  manualDraw: m.criterion_manualDraw,
} as const satisfies Record<Criterion, () => string>;

const ratios = new Set<Criterion>(['pointsPercentage', 'headToHeadGoalRatio', 'goalRatio']);

export const criterionName = (criterion: Criterion): string => wordFor(names, criterion);

/** A criterion's value as people write it: ratios with three decimals, the rest whole. */
export const criterionValue = (criterion: Criterion, value: number): string =>
  ratios.has(criterion) ? formatNumber(Math.round(value * 1000) / 1000) : formatNumber(value);
