import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { TournamentLoader } from '../../ui/structure/TournamentLoader.tsx';

/** Deletes a tournament without games, and its entries. It can be restored. */
export function DeleteTournament({ id, saved }: FormProps) {
  const { lang, client } = useClient();
  return (
    <TournamentLoader id={id}>
      {(tournament) => {
        const name = tournament.name[lang];
        const ids = { lang, tournamentId: tournament.id, seasonId: tournament.season.id };
        if (tournament.hasGames) return <p role="alert">{m.tournament_has_games({ name })}</p>;
        return (
          <DeleteForm
            name={`delete-tournament ${tournament.id}`}
            revision={tournament.revision}
            previewed={{
              procedure: 'tournament.delete',
              input: { tournamentId: tournament.id, seasonId: tournament.season.id, reason: 'other' },
            }}
            question={m.tournament_delete_question({ name })}
            submit={m.tournament_form_delete()}
            send={(input, signal) => client.tournament.delete.mutate({ ...ids, ...input }, { signal })}
            done={m.tournament_deleted({ name })}
            undo={() => client.tournament.restore.mutate({ ...ids, commandId: newCommandId() })}
            saved={saved}
          />
        );
      }}
    </TournamentLoader>
  );
}
