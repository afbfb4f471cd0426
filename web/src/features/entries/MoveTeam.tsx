import { contracted } from '../../lib/format/contracted.ts';
import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { nameOf, optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';

type Props = Pick<FormProps, 'saved'> & {
  league: CurrentLeague;
  team: { readonly id: number; readonly name: string; readonly divisionId: number | null };
  choices: SeasonChoices;
};

const divisionIn = ({ divisionId }: { readonly divisionId: string }) => ({
  divisionId: divisionId ? Number(divisionId) : null,
});

/** Moves a team of a league to another division, or to none. */
export function MoveTeam({ league, team, choices, saved }: Props) {
  const { client } = useClient();
  const ids = { leagueId: league.id, seasonId: league.season.id, teamId: team.id };
  return (
    <ChangeForm
      draft={`move-league-team ${league.id} ${team.id}`}
      initial={{ divisionId: String(team.divisionId ?? '') }}
      inputOf={(values) => ({ ...ids, ...divisionIn(values) })}
      send={client.league.moveTeam.mutate}
      submit={m.form_save()}
      done={(_written, { divisionId }) => ({
        message: m.entries_moved({
          team: team.name,
          division: nameOf(choices.divisions, divisionId) || m.entries_no_division(),
        }),
      })}
      undo={(again) => client.league.moveTeam.mutate({ ...again, ...ids, divisionId: team.divisionId })}
      previewed={(values) => {
        const division = divisionIn(values);
        return division.divisionId === team.divisionId
          ? null
          : { procedure: 'league.moveTeam', input: { ...ids, ...division } };
      }}
      saved={saved}
    >
      {(form) => (
        <SelectField
          form={form}
          name="divisionId"
          label={m.entries_division_of({ ofTeam: contracted(team.name) })}
          empty={m.entries_no_division()}
          options={optionsOf(choices.divisions)}
        />
      )}
    </ChangeForm>
  );
}
