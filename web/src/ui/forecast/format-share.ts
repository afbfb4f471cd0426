import { formatPercent } from '../../lib/format.ts';

/** A chance in whole percents; what is not certain is never said to be: 1 to 99 %. */
export const formatShare = (chance: number): string => {
  if (chance <= 0 || chance >= 1) return formatPercent(chance);
  return formatPercent(Math.min(0.99, Math.max(0.01, Math.round(chance * 100) / 100)));
};
