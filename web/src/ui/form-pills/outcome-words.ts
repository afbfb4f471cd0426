import type { Outcome } from '@rondelle/contracts/competition/outputs.ts';
import { m } from '../../paraglide/messages.js';

const letters = { W: m.outcome_W, L: m.outcome_L, O: m.outcome_O, T: m.outcome_T } as const;
const words = { W: m.outcome_W_long, L: m.outcome_L_long, O: m.outcome_O_long, T: m.outcome_T_long } as const;

/** Returns V, D, DP or N in French. */
export const outcomeLetter = (outcome: Outcome): string => letters[outcome]();
export const outcomeWord = (outcome: Outcome): string => words[outcome]();
