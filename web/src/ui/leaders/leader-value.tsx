import type { LeaderboardMeasure } from '@rondelle/contracts/competition/lists.ts';
import type { Leader } from '@rondelle/contracts/competition/season.outputs.ts';
import type { ReactNode } from 'react';
import { formatDecimal, formatNumber, formatPercent } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { RatingValue } from '../rating/RatingValue.tsx';

export type LeaderMeasure = LeaderboardMeasure;

const names: Readonly<Record<LeaderMeasure, () => string>> = {
  rating: m.measure_rating,
  results: m.measure_results,
  percentage: m.measure_percentage,
  wins: m.measure_wins,
  goalsFor: m.measure_goals_for,
  goalsAgainst: m.measure_goals_against,
  streak: m.measure_streak,
};
export const measureName = (by: LeaderMeasure): string => names[by]();

const streakText = ({ type, length }: Leader['streak']) => {
  if (type === 'none' || length === 0) return m.streak_none();
  return type === 'winning' ? m.streak_wins({ count: length }) : m.streak_losses({ count: length });
};

/** Formats the leader's value of the measure. */
export const leaderValue = (leader: Leader, by: LeaderMeasure): ReactNode => {
  switch (by) {
    case 'rating':
      return leader.rating ? <RatingValue rating={leader.rating} /> : '–';
    case 'results':
      return leader.rating ? formatPercent(leader.rating.results) : '–';
    case 'percentage':
      return formatPercent(leader.pointsPercentage);
    case 'wins':
      return formatNumber(leader.wins);
    case 'goalsFor':
      return formatDecimal(leader.goalsForPerGame);
    case 'goalsAgainst':
      return formatDecimal(leader.goalsAgainstPerGame);
    case 'streak':
      return streakText(leader.streak);
  }
};
