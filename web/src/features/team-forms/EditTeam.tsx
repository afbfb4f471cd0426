import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { nameOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { listingOf, TeamLoader } from './TeamLoader.tsx';
import { checkTeam, listingIn, teamValues } from './team-values.ts';
import { TeamFields } from './TeamFields.tsx';

type Listing = CurrentTeam['seasons'][number];
type Props = FormProps & { team: CurrentTeam; listing: Listing; choices: SeasonChoices };

const useEditTeam = ({ team, listing, choices, saved }: Props) => {
  const { lang, client } = useClient();
  const ids = { teamId: team.id, seasonId: listing.seasonId };
  const before = {
    name: listing.name,
    city: listing.city,
    categoryId: listing.categoryId,
    regionId: listing.regionId,
    organizationId: team.organizationId,
  };
  const form = useWriteForm({
    draft: `edit-team ${team.id} ${listing.seasonId}`,
    initial: { ...teamValues({ ...listing, organizationId: team.organizationId }), revision: team.revision },
    check: checkTeam,
    inputOf: (values) => ({ ...ids, ifRevision: values['revision'] ?? '', ...listingIn(values) }),
    send: (input, signal) => client.team.change.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }, { name }) =>
      saved({
        message: m.team_edited({ name, season: choices.season.slug }),
        path,
        undo: () =>
          client.team.change.mutate({
            ...ids,
            ...before,
            lang,
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => {
      const now = await client.team.current.query({ lang, id: team.id });
      const { organizationId } = now;
      const listed = listingOf(now, listing.seasonId) ?? listing;
      return { ...teamValues({ ...listed, organizationId }), revision: now.revision };
    },
    fields: {
      name: { label: m.team_form_name() },
      categoryId: { label: m.game_form_category(), format: (id) => nameOf(choices.categories, id) },
      regionId: { label: m.structure_region(), format: (id) => nameOf(choices.regions, id) },
      city: { label: m.game_form_city() },
      organizationId: {
        label: m.team_form_organization(),
        format: (id) => nameOf(choices.organizations, id),
      },
    },
  });
  return { form, ...theirs };
};

function Listed(props: Props) {
  const { form, takeTheirs, differences } = useEditTeam(props);
  return (
    <WriteForm form={form} submit={m.form_save()} takeTheirs={takeTheirs} differences={differences}>
      <p>{m.team_edit_season({ season: props.choices.season.slug })}</p>
      <TeamFields form={form} choices={props.choices} />
    </WriteForm>
  );
}

/** Edits a team's name, category, region, city and organization in the page's season. */
export function EditTeam(props: FormProps) {
  return (
    <TeamLoader id={props.id}>
      {(team, choices) => {
        const listing = listingOf(team, choices.season.id);
        return listing ? (
          <Listed {...props} team={team} listing={listing} choices={choices} />
        ) : (
          <p role="alert">{m.team_not_in_season({ season: choices.season.slug })}</p>
        );
      }}
    </TeamLoader>
  );
}
