import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { type CategoryRegionValues, checkCategoryRegion } from '../../ui/form/CategoryRegionFields.tsx';
import { checkName, nameIn, type NameValues, nameValues } from '../../ui/form/NameFields.tsx';
import { checkRulesetChosen } from '../../ui/ruleset/RulesetField.tsx';

/** Only a new league's form selects a ruleset. */
export type LeagueValues = NameValues & CategoryRegionValues & { rulesetId: string; revision: string };
type Facts = Pick<CurrentLeague, 'name' | 'categoryId' | 'regionId'>;

export const leagueValues = ({ name, categoryId, regionId, revision }: CurrentLeague): LeagueValues => ({
  ...nameValues(name),
  categoryId: String(categoryId),
  regionId: String(regionId),
  rulesetId: '',
  revision,
});

export const leagueIn = (values: LeagueValues): Facts => ({
  name: nameIn(values),
  categoryId: Number(values.categoryId),
  regionId: Number(values.regionId),
});

/** A new league may go without a name, and is then named after its category and region. */
export const checkLeague = (values: LeagueValues, isNew: boolean): readonly FieldError[] => [
  ...(isNew ? [] : checkName(values)),
  ...checkCategoryRegion(values),
  ...(isNew ? checkRulesetChosen(values) : []),
];
