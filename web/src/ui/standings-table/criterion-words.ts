import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { wordFor } from '../../lib/format/word-for.ts';
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
  headToHeadPercentage: m.criterion_headToHeadPercentage,
  headToHeadWithoutOddGame: m.criterion_headToHeadWithoutOddGame,
  headToHeadGoalRatio: m.criterion_headToHeadGoalRatio,
  headToHeadGoalDifference: m.criterion_headToHeadGoalDifference,
  headToHeadGoalsFor: m.criterion_headToHeadGoalsFor,
  pointsAgainstBest: m.criterion_pointsAgainstBest,
  goalDifferenceAgainstBest: m.criterion_goalDifferenceAgainstBest,
  goalsAgainstBest: m.criterion_goalsAgainstBest,
  goalRatio: m.criterion_goalRatio,
  goalQuotient: m.criterion_goalQuotient,
  goalDifference: m.criterion_goalDifference,
  goalsFor: m.criterion_goalsFor,
  fewestGoalsAgainst: m.criterion_fewestGoalsAgainst,
  fairPlayPoints: m.criterion_fairPlayPoints,
  fewestPenaltyMinutes: m.criterion_fewestPenaltyMinutes,
  manualDraw: m.criterion_manualDraw,
} as const satisfies Record<Criterion, () => string>;

export const criterionName = (criterion: Criterion): string => wordFor(names, criterion);

type Value = { readonly value: number; readonly fraction?: readonly [number, number] };

/** Rounds to three decimals. */
const rounded = (value: number): string => formatNumber(Math.round(value * 1000) / 1000);

/**
 * Formats the values of a tie-break step: ratios with three decimals, and also as fractions when rounding would hide
 * the difference.
 */
export const valuesOfStep = (values: readonly Value[]): string[] => {
  const isHidden = values.some((one) =>
    values.some((other) => one.value !== other.value && rounded(one.value) === rounded(other.value)),
  );
  return values.map(({ value, fraction }) => {
    if (!fraction) return formatNumber(value);
    const written = `${formatNumber(fraction[0])}/${formatNumber(fraction[1])}`;
    return isHidden ? `${written} (${rounded(value)})` : rounded(value);
  });
};
