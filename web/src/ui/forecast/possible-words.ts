import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';

/** Formats the ranks that are still possible: `3`, `1–4`; with a tilde when the range may be narrower in reality. */
export const possibleWords = (possible: LeagueForecastOutput['teams'][number]['possible']): string => {
  if (possible === null) return '–';
  const { best, worst, isExact } = possible;
  return `${isExact ? '' : '~ '}${best === worst ? best : `${best}–${worst}`}`;
};
