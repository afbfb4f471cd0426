import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { randomFor } from './random.ts';
import type { League } from './world.ts';

export type LeagueRules = { readonly key: string; readonly rules: Ruleset };

const leagueRulesets = {
  'quebec-minor': presets.quebecMinor,
  'three-two-one': presets.threeTwoOne,
} as const satisfies Record<string, Ruleset>;

const baseNameOf = (category: { readonly key: string }): keyof typeof leagueRulesets =>
  category.key.endsWith('-aaa') ? 'three-two-one' : 'quebec-minor';

/** Returns the published rules of a category's leagues: AAA plays for three points and without ties. */
export const baseRulesOf = (category: { readonly key: string }): Ruleset =>
  leagueRulesets[baseNameOf(category)];

/** The youngest and the recreational leagues have no play-offs. */
const hasPlayoffs = (category: string): boolean => !/^(?:m9|novice)-|-c$/.test(category);

/** A few leagues state no number; about half of those with divisions state it by division. */
const playoffsOf = ({ category, region, teams }: League, seed: number): Ruleset['playoffs'] => {
  const random = randomFor(seed, 'playoffs', category.key, region.key);
  if (!hasPlayoffs(category.key) || random.chance(0.15)) return undefined;
  const isDivided = teams.some(({ division }) => division !== null);
  if (!isDivided) return { teams: teams.length < 10 ? 4 : 6, of: 'table' };
  return random.chance(0.5) ? { teams: 4, of: 'division' } : { teams: 8, of: 'table' };
};

/** The rules of a league: published ones, with the number of its teams that make the play-offs. */
export const rulesOfLeague = (league: League, seed: number): LeagueRules => {
  const [key, rules] = [baseNameOf(league.category), baseRulesOf(league.category)];
  const playoffs = playoffsOf(league, seed);
  if (!playoffs) return { key, rules };
  const suffix = playoffs.of === 'division' ? 'of-each-division' : 'of-all';
  return { key: `${key}-${playoffs.teams}-${suffix}`, rules: { ...rules, playoffs } };
};
