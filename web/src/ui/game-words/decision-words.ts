import type { Decision } from '@rondelle/contracts/competition/vocabulary.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  regulation: m.game_in_regulation,
  overtime: m.game_in_overtime,
  shootout: m.game_in_shootout,
} as const satisfies Record<Decision, () => string>;

/** Names the decision: « En prolongation », "In overtime". */
export const decisionWords = (decision: Decision): string => wordFor(words, decision);
