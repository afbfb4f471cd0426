import type { CurrentLeague } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { nameOf, optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';

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
  const { lang, client } = useClient();
  const ids = { lang, leagueId: league.id, seasonId: league.season.id, teamId: team.id };
  const form = useWriteForm({
    draft: `move-league-team ${league.id} ${team.id}`,
    initial: { divisionId: String(team.divisionId ?? '') },
    inputOf: divisionIn,
    send: (input, signal) => client.league.moveTeam.mutate({ ...ids, ...input }, { signal }),
    done: (_written, { divisionId }) =>
      saved({
        message: m.entries_moved({
          team: team.name,
          division: nameOf(choices.divisions, divisionId) || m.entries_no_division(),
        }),
        undo: () =>
          client.league.moveTeam.mutate({ ...ids, commandId: newCommandId(), divisionId: team.divisionId }),
      }),
  });
  const division = divisionIn(form.values);
  const preview = usePreview(
    division.divisionId === team.divisionId
      ? null
      : { procedure: 'league.moveTeam', input: { ...ids, ...division } },
  );
  return (
    <WriteForm form={preview.hold(form)} submit={m.form_save()}>
      <SelectField
        form={form}
        name="divisionId"
        label={m.entries_division_of({ team: team.name })}
        empty={m.entries_no_division()}
        options={optionsOf(choices.divisions)}
      />
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}
