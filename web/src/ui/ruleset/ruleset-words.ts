import { presetSources, presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { type PresetName, presetNames } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { m } from '../../paraglide/messages.js';

const names = {
  quebecMinor: m.ruleset_preset_quebec,
  threeTwoOne: m.ruleset_preset_three,
  nhl: m.ruleset_preset_nhl,
  nhlTo2019: m.ruleset_preset_nhl_to_2019,
  nhlTo2010: m.ruleset_preset_nhl_to_2010,
  iihf: m.ruleset_preset_iihf,
  lheq: m.ruleset_preset_lheq,
} as const satisfies Record<keyof typeof presets, () => string>;
export const presetWords = (name: PresetName): string => names[name]();

/** Where a preset's rules are published, and whether they were compared with that text. */
export const sourceWords = (name: PresetName | undefined): string | undefined => {
  if (!name) return undefined;
  const { text, edition, isConfirmed } = presetSources[name];
  return isConfirmed ? m.ruleset_source({ text, edition }) : m.ruleset_source_unconfirmed({ text, edition });
};

/** Whatever the order of their members. */
const equal = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([name, value]) => equal(value, theirs.get(name)));
};

/** The preset that says exactly this. */
const presetOf = (rules: Ruleset): PresetName | null =>
  presetNames.find((name) => equal(presets[name], rules)) ?? null;

/** What a ruleset says, in a few words. */
export const rulesWords = (rules: Ruleset): string => {
  const preset = presetOf(rules);
  if (preset) return presetWords(preset);
  const { win, overtimeWin, tie, overtimeLoss, loss } = rules.points;
  const points = [win, overtimeWin, tie, overtimeLoss, loss].join('-');
  return rules.fairPlay ? m.ruleset_custom_fair_play({ points }) : m.ruleset_custom({ points });
};

type Told = Pick<RulesetOutput, 'id' | 'rules' | 'version'>;
/** How people tell one ruleset from another: by its number, what it says and its version. */
export const rulesetName = ({ id, rules, version }: Told): string =>
  m.ruleset_name({ id: String(id), rules: rulesWords(rules), version: String(version) });
