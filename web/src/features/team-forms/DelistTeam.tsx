import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { listingOf, TeamLoader } from './TeamLoader.tsx';

/** Removes a team from the page's season only. */
export function DelistTeam({ id, saved }: FormProps) {
  const { lang, client } = useClient();
  return (
    <TeamLoader id={id}>
      {(team, { season }) => {
        const listing = listingOf(team, season.id);
        if (!listing) return <p role="alert">{m.team_not_in_season({ season: season.slug })}</p>;
        if (listing.hasPlayed) return <p role="alert">{m.team_has_played({ name: listing.name })}</p>;
        const { hasPlayed: _hasPlayed, ...before } = listing;
        const words = { name: listing.name, season: season.slug };
        const ids = { lang, teamId: team.id };
        return (
          <DeleteForm
            name={`delist-team ${team.id} ${season.id}`}
            revision={team.revision}
            question={m.team_delist_question(words)}
            submit={m.team_form_delist()}
            send={(input, signal) =>
              client.team.delist.mutate({ ...ids, ...input, seasonId: season.id }, { signal })
            }
            done={m.team_delisted(words)}
            undo={() => client.team.change.mutate({ ...ids, ...before, commandId: newCommandId() })}
            saved={saved}
          />
        );
      }}
    </TeamLoader>
  );
}
