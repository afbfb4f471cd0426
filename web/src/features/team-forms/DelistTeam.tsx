import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { InSeason } from '../../ui/form/InSeason.tsx';
import { type TeamFormProps, teamForms } from './team-forms.tsx';
import { listingOf } from './team-values.ts';

function Delist({ entity: team, scope: { season }, saved }: TeamFormProps) {
  const { client } = useClient();
  const listing = listingOf(team, season.id);
  if (!listing) return <p role="alert">{m.team_not_in_season({ season: season.slug })}</p>;
  if (listing.hasPlayed) return <p role="alert">{m.team_has_played({ name: listing.name })}</p>;
  const { hasPlayed: _hasPlayed, ...before } = listing;
  const words = { name: listing.name, season: season.slug };
  const ids = { teamId: team.id, seasonId: season.id };
  return (
    <DeleteForm
      name={`delist-team ${team.id} ${season.id}`}
      revision={team.revision}
      question={m.team_delist_question(words)}
      submit={m.team_form_delist()}
      send={(input, options) => client.team.delist.mutate({ ...input, ...ids }, options)}
      done={m.team_delisted(words)}
      undo={(again) => client.team.change.mutate({ ...again, ...ids, ...before })}
      saved={saved}
    />
  );
}

/** Removes a team from the page's season only. */
export const DelistTeam = teamForms.formOf(Delist, InSeason);
