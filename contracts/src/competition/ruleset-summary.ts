import { presetNames } from './lists.ts';
import type { Ruleset } from './ruleset.ts';
import { presets } from './ruleset-presets.ts';

/** Deep equality, whatever the order of keys. */
const equal = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([name, value]) => equal(value, theirs.get(name)));
};

/**
 * The rules in one word of the same text in both languages: the name of the preset with exactly these rules, or else the
 * points of a win, an overtime win, a tie, an overtime loss and a loss, `2-2-1-1-0`, with `+` where fair play counts.
 */
export const rulesetSummary = (rules: Ruleset): string => {
  // Leagues with the same published rules send different numbers of teams to their play-offs.
  const { playoffs: _playoffs, ...common } = rules;
  const preset = presetNames.find((name) => equal(presets[name], common));
  if (preset) return preset;
  const { win, overtimeWin, tie, overtimeLoss, loss } = rules.points;
  return [win, overtimeWin, tie, overtimeLoss, loss].join('-') + (rules.fairPlay ? '+' : '');
};
