import type { CurrentTeam } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { usePageIds } from '../../lib/page/use-page-ids.ts';
import { m } from '../../paraglide/messages.js';
import { categoryRegionLabels } from '../../ui/form/CategoryRegionFields.tsx';
import { commandsOf } from '../../ui/form/commands-of.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { InSeason, nameOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { checkTeam, emptyTeam, latestName, listingIn, listingOf, teamValues } from './team-values.ts';
import { TeamFields } from './TeamFields.tsx';

/** The default category and region: those of the page, or the region that it is filtered by. */
const useInitial = () => {
  const { search } = usePageLocation();
  const { categoryId, regionId } = usePageIds();
  const filtered = new URLSearchParams(search).get('region') ?? '';
  return { ...emptyTeam, categoryId, regionId: regionId || (/^\d+$/.test(filtered) ? filtered : '') };
};

/** Forms of teams. A team is added to the page's season, edited in it, and deleted from all seasons. */
export const teamForms = entityForms({
  name: 'team',
  words: {
    added: ({ name }, { scope }) => m.team_added({ name, season: scope.season.slug }),
    edited: ({ name }, { scope }) => m.team_edited({ name, season: scope.season.slug }),
    question: (team) => m.team_delete_question({ name: latestName(team) }),
    deleted: (team) => m.team_deleted({ name: latestName(team) }),
  },
  Scope: InSeason,
  draft: ({ season }, { id }) => (id === null ? season.slug : String(season.id)),
  commands: (client) => commandsOf(client.team, client.team.register, client.team.change),
  ids: (id: number) => ({ teamId: id }),
  useInitial,
  valuesOf: (team: CurrentTeam, { season }: SeasonChoices) => teamValues(team, listingOf(team, season.id)),
  check: checkTeam,
  added: (values, { season }) => ({ seasonId: season.id, ...listingIn(values) }),
  changed: (values, { season }) => ({ seasonId: season.id, ...listingIn(values) }),
  Fields: ({ form, scope, entity }) => (
    <>
      {entity && <p>{m.team_edit_season({ season: scope.season.slug })}</p>}
      <TeamFields form={form} choices={scope} />
    </>
  ),
  labels: (choices) => ({
    name: { label: m.team_form_name() },
    ...categoryRegionLabels(choices),
    city: { label: m.field_city() },
    organizationId: {
      label: m.team_form_organization(),
      format: (id) => nameOf(choices.organizations, id),
    },
    country: { label: m.team_form_country(), format: (code) => nameOf(choices.countries, code) },
  }),
  refusals: {
    change: (team, { season }) =>
      listingOf(team, season.id) ? null : m.team_not_in_season({ season: season.slug }),
    remove: (team) =>
      team.seasons.some(({ hasPlayed }) => hasPlayed) ? m.team_has_played({ name: latestName(team) }) : null,
  },
});

/** A form about a team in the page's season. */
export type TeamFormProps = Pick<FormProps, 'saved'> & { entity: CurrentTeam; scope: SeasonChoices };
