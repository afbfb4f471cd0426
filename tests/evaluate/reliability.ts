import type { Judged } from '@rondelle/projections/views/ratings/judge.ts';

/** Games whose home team had a chance in this tenth: the average chance, and the share that it won. */
export type ChanceBin = { readonly games: number; readonly said: number; readonly happened: number };

/** Returns the tenths of chances that have games, lowest first. */
export const reliabilityOf = (judged: readonly Judged[]): readonly ChanceBin[] =>
  Array.from({ length: 10 }, (_, tenth) => {
    const inside = judged.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth);
    const games = inside.length;
    const sum = (of: (one: Judged) => number) => inside.reduce((total, one) => total + of(one), 0);
    return { games, said: sum(({ chance }) => chance) / games, happened: sum((one) => +one.homeWon) / games };
  }).filter(({ games }) => games > 0);
