import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { idsIn, listText } from '../../ui/form/lists.ts';
import { checkName, nameIn, nameValues } from '../../ui/form/NameFields.tsx';
import { checkDates } from '../../ui/form/SeasonDates.tsx';
import { checkRulesetChosen } from '../../ui/ruleset/RulesetField.tsx';

type Facts = Pick<CurrentTournament, 'name' | 'categoryIds' | 'startsOn' | 'endsOn' | 'city'>;

/** Only a new tournament's form selects a ruleset. */
export const emptyTournament = {
  name: '',
  nameEn: '',
  categoryIds: '',
  startsOn: '',
  endsOn: '',
  city: '',
  rulesetId: '',
  revision: '',
};
export type TournamentValues = typeof emptyTournament;

export const tournamentValues = (now: CurrentTournament): TournamentValues => ({
  ...emptyTournament,
  ...nameValues(now.name),
  categoryIds: listText(now.categoryIds),
  startsOn: now.startsOn,
  endsOn: now.endsOn,
  city: now.city ?? '',
  revision: now.revision,
});

export const tournamentIn = (values: TournamentValues): Facts => ({
  name: nameIn(values),
  categoryIds: idsIn(values.categoryIds),
  startsOn: values.startsOn,
  endsOn: values.endsOn,
  city: values.city.trim() || null,
});

export const checkTournament = (values: TournamentValues, isNew: boolean): readonly FieldError[] => [
  ...checkName(values),
  ...(values.categoryIds ? [] : [{ field: 'categoryIds', message: m.tournament_check_categories() }]),
  ...checkDates(values),
  ...(isNew ? checkRulesetChosen(values) : []),
];
