import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';

/** The ranks that are still possible: `3`, `1–4`; a tilde where they may really be fewer. */
export const possibleWords = (possible: LeagueForecastOutput['teams'][number]['possible']): string => {
  if (possible === null) return '–';
  const { best, worst, isExact } = possible;
  return `${isExact ? '' : '~ '}${best === worst ? best : `${best}–${worst}`}`;
};
