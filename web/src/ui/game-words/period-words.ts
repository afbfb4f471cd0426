import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  1: m.period_first,
  2: m.period_second,
  3: m.period_third,
  overtime: m.period_overtime,
  shootout: m.period_shootout,
} as const satisfies Record<NonNullable<GameCard['period']>, () => string>;

/** Names the period: « 2e période », "2nd period". */
export const periodWords = (period: NonNullable<GameCard['period']>): string => wordFor(words, period);
