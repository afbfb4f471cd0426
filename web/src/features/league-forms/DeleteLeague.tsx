import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { LeagueLoader } from '../../ui/structure/LeagueLoader.tsx';

/** Deletes a league without games, and its entries. It can be restored. */
export function DeleteLeague({ id, saved }: FormProps) {
  const { lang, client } = useClient();
  return (
    <LeagueLoader id={id}>
      {(league) => {
        const name = league.name[lang];
        const ids = { lang, leagueId: league.id, seasonId: league.season.id };
        if (league.hasGames) return <p role="alert">{m.league_has_games({ name })}</p>;
        return (
          <DeleteForm
            name={`delete-league ${league.id}`}
            revision={league.revision}
            previewed={{
              procedure: 'league.delete',
              input: { leagueId: league.id, seasonId: league.season.id, reason: 'other' },
            }}
            question={m.league_delete_question({ name })}
            submit={m.league_form_delete()}
            send={(input, signal) => client.league.delete.mutate({ ...ids, ...input }, { signal })}
            done={m.league_deleted({ name })}
            undo={() => client.league.restore.mutate({ ...ids, commandId: newCommandId() })}
            saved={saved}
          />
        );
      }}
    </LeagueLoader>
  );
}
