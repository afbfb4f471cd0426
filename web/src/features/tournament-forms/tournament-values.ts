import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { idsIn, listText } from '../../ui/form/lists.ts';
import { checkName, nameIn, nameValues } from '../../ui/form/NameFields.tsx';
import type { FieldError } from '../../lib/http/call-error.ts';

type Facts = Pick<CurrentTournament, 'name' | 'categoryIds' | 'startsOn' | 'endsOn' | 'city'>;

export const tournamentValues = ({ name, categoryIds, startsOn, endsOn, city }: Facts) => ({
  ...nameValues(name),
  categoryIds: listText(categoryIds),
  startsOn,
  endsOn,
  city: city ?? '',
});

export type TournamentValues = ReturnType<typeof tournamentValues>;

export const tournamentIn = (values: TournamentValues): Facts => ({
  name: nameIn(values),
  categoryIds: idsIn(values.categoryIds),
  startsOn: values['startsOn'] ?? '',
  endsOn: values['endsOn'] ?? '',
  city: values['city']?.trim() || null,
});

export const checkTournament = (values: TournamentValues): readonly FieldError[] => {
  const { startsOn, endsOn, categoryIds } = tournamentIn(values);
  const errors: FieldError[] = [...checkName(values)];
  if (categoryIds.length === 0)
    errors.push({ field: 'categoryIds', message: m.tournament_check_categories() });
  if (!startsOn) errors.push({ field: 'startsOn', message: m.structure_check_starts() });
  if (!endsOn) errors.push({ field: 'endsOn', message: m.structure_check_ends() });
  if (startsOn && endsOn && startsOn > endsOn)
    errors.push({ field: 'endsOn', message: m.structure_check_reversed() });
  return errors;
};
