import type { Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import { wordFor } from '../../lib/format/word-for.ts';
import { m } from '../../paraglide/messages.js';

const names = {
  regular: m.stage_regular,
  preliminary: m.stage_preliminary,
  'tie-breaker': m.stage_tie_breaker,
  'round-of-16': m.stage_round_of_16,
  'quarter-final': m.stage_quarter_final,
  'semi-final': m.stage_semi_final,
  bronze: m.stage_bronze,
  final: m.stage_final,
  consolation: m.stage_consolation,
  relegation: m.stage_relegation,
} as const satisfies Record<Stage, () => string>;

export const stageName = (stage: Stage): string => wordFor(names, stage);

const roundNames = {
  ...names,
  'round-of-16': m.stage_rounds_of_16,
  'quarter-final': m.stage_quarter_finals,
  'semi-final': m.stage_semi_finals,
} as const satisfies Record<Stage, () => string>;

/** The name of a round with so many games: « Quarts de finale ». */
export const roundName = (stage: Stage, games: number): string =>
  games > 1 ? wordFor(roundNames, stage) : stageName(stage);
