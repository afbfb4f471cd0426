import { SelectSearch } from '../../ui/form/SelectSearch.tsx';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';
import { useTeamSearch } from './use-choices.ts';

type Props = { form: WriteFormState; side: 'home' | 'away'; label: string; season: string };

/** One of the teams that can play in the chosen competition. */
export function TeamField({ form, side, label, season }: Props) {
  const search = useTeamSearch({ season, values: form.values });
  const [id, name] = [`${side}TeamId`, `${side}TeamName`];
  return (
    <SelectSearch
      form={form}
      name={id}
      label={label}
      search={search}
      chosen={form.values[name] ?? ''}
      choose={(team) => form.setAll({ [id]: team ? String(team.id) : '', [name]: team?.name ?? '' })}
    />
  );
}
