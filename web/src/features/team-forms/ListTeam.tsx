import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import type { SeasonChoices } from '../../ui/form/InSeason.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { listingOf, TeamLoader } from './TeamLoader.tsx';
import { checkTeam, emptyTeam, listingIn, teamValues } from './team-values.ts';
import { TeamFields } from './TeamFields.tsx';

type Props = FormProps & { team: CurrentTeam; choices: SeasonChoices };

const useListTeam = ({ team, choices, saved }: Props) => {
  const { lang, client } = useClient();
  const known = listingOf(team, choices.season.id) ?? team.seasons[0];
  const open = choices.seasons.filter(({ id }) => !listingOf(team, id));
  const slugOf = (id: string | undefined) => open.find((season) => String(season.id) === id)?.slug ?? '';
  const form = useWriteForm({
    draft: `list-team ${team.id}`,
    initial: {
      ...(known ? teamValues({ ...known, organizationId: team.organizationId }) : emptyTeam),
      seasonId: String(open[0]?.id ?? ''),
    },
    check: checkTeam,
    inputOf: (values) => ({ teamId: team.id, seasonId: Number(values['seasonId']), ...listingIn(values) }),
    send: (input, signal) => client.team.change.mutate({ ...input, lang }, { signal }),
    done: ({ path }, { name, seasonId }) =>
      saved({
        message: m.team_listed({ name, season: slugOf(seasonId) }),
        path,
        undo: () =>
          client.team.delist.mutate({
            commandId: newCommandId(),
            lang,
            teamId: team.id,
            seasonId: Number(seasonId),
            reason: 'typing-error',
          }),
      }),
  });
  return { form, open };
};

function ForSeason(props: Props) {
  const { form, open } = useListTeam(props);
  if (open.length === 0) return <p>{m.team_in_all_seasons()}</p>;
  return (
    <WriteForm form={form} submit={m.team_form_list()}>
      <SelectField
        form={form}
        name="seasonId"
        label={m.structure_season()}
        options={open.map(({ id, slug }) => ({ value: String(id), label: slug }))}
      />
      <TeamFields form={form} choices={props.choices} />
    </WriteForm>
  );
}

/** Adds an existing team to a season in which it is not listed yet. */
export function ListTeam(props: FormProps) {
  return (
    <TeamLoader id={props.id}>
      {(team, choices) => <ForSeason {...props} team={team} choices={choices} />}
    </TeamLoader>
  );
}
