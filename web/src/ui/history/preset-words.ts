import type { PresetName } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';

const names = {
  quebecMinor: m.ruleset_preset_quebec,
  quebecTournament: m.ruleset_preset_quebec_tournament,
  threeTwoOne: m.ruleset_preset_three,
  nhl: m.ruleset_preset_nhl,
  nhlTo2019: m.ruleset_preset_nhl_to_2019,
  nhlTo2010: m.ruleset_preset_nhl_to_2010,
  iihf: m.ruleset_preset_iihf,
  lheq: m.ruleset_preset_lheq,
} as const satisfies Record<PresetName, () => string>;
export const presetWords = (name: PresetName): string => names[name]();

const isPreset = (summary: string): summary is PresetName => Object.hasOwn(names, summary);

/** Describes rules in a few words, from their summary. */
export const summaryWords = (summary: string): string => {
  if (isPreset(summary)) return presetWords(summary);
  const points = summary.replace('+', '');
  return points === summary ? m.ruleset_custom({ points }) : m.ruleset_custom_fair_play({ points });
};
