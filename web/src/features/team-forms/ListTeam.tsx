import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { InSeason } from '../../ui/form/InSeason.tsx';
import { type TeamFormProps, teamForms } from './team-forms.tsx';
import { checkTeam, listingIn, listingOf, teamValues } from './team-values.ts';
import { TeamFields } from './TeamFields.tsx';

function ForSeason({ entity: team, scope: choices, saved }: TeamFormProps) {
  const { client } = useClient();
  const known = listingOf(team, choices.season.id) ?? team.seasons[0];
  const open = choices.seasons.filter(({ id }) => !listingOf(team, id));
  const slugOf = (id: string) => open.find((season) => String(season.id) === id)?.slug ?? '';
  const ids = ({ seasonId }: { readonly seasonId: string }) => ({
    teamId: team.id,
    seasonId: Number(seasonId),
  });
  if (open.length === 0) return <p>{m.team_in_all_seasons()}</p>;
  return (
    <ChangeForm
      draft={`list-team ${team.id}`}
      initial={{ ...teamValues(team, known), seasonId: String(open[0]?.id ?? '') }}
      check={checkTeam}
      inputOf={(values) => ({ ...ids(values), ...listingIn(values) })}
      send={client.team.change.mutate}
      submit={m.team_form_list()}
      done={({ path }, { name, seasonId }) => ({
        message: m.team_listed({ name, season: slugOf(seasonId) }),
        path,
      })}
      undo={(again, _written, values) =>
        client.team.delist.mutate({ ...again, ...ids(values), reason: 'typing-error' })
      }
      saved={saved}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="seasonId"
            label={m.structure_season()}
            options={open.map(({ id, slug }) => ({ value: String(id), label: slug }))}
          />
          <TeamFields form={form} choices={choices} />
        </>
      )}
    </ChangeForm>
  );
}

/** Adds an existing team to a season in which it is not listed yet. */
export const ListTeam = teamForms.formOf(ForSeason, InSeason);
