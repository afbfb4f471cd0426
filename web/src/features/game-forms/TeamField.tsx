import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { m } from '../../paraglide/messages.js';
import { SelectSearch } from '../../ui/form/SelectSearch.tsx';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';
import type { GameValues } from './game-values.ts';
import { useTeamSearch } from './use-choices.ts';

/** Link to add a missing team: to the entries of the league or tournament, or without either a new team. */
const AddTeam = ({ values }: { values: GameValues }) => {
  const competition = values['kind'] === 'tournament' ? 'tournament' : 'league';
  const id = Number(values[`${competition}Id` as const]);
  return id ? (
    <FormLink form={`${competition}-teams`} about={id}>
      {m.entries_form()}
    </FormLink>
  ) : (
    <FormLink form="add-team">{m.team_form_add()}</FormLink>
  );
};

type Props = { form: WriteFormState<GameValues>; side: 'home' | 'away'; label: string; season: string };

/** Field for one of the teams that can play in the chosen competition. */
export function TeamField({ form, side, label, season }: Props) {
  const search = useTeamSearch({ season, values: form.values });
  const [id, name] = [`${side}TeamId`, `${side}TeamName`] as const;
  return (
    <SelectSearch
      form={form}
      name={id}
      label={label}
      search={search}
      none={<AddTeam values={form.values} />}
      chosen={form.values[name]}
      choose={(team) => form.setAll({ [id]: team ? String(team.id) : '', [name]: team?.name ?? '' })}
    />
  );
}
