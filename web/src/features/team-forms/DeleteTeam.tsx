import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { latestName, TeamLoader } from './TeamLoader.tsx';

/** Deletes a team without games from all its seasons. It can be restored. */
export function DeleteTeam({ id, saved }: FormProps) {
  const { lang, client } = useClient();
  return (
    <TeamLoader id={id}>
      {(team) => {
        const name = latestName(team);
        const ids = { lang, teamId: team.id };
        if (team.seasons.some(({ hasPlayed }) => hasPlayed))
          return <p role="alert">{m.team_has_played({ name })}</p>;
        return (
          <DeleteForm
            name={`delete-team ${team.id}`}
            revision={team.revision}
            question={m.team_delete_question({ name })}
            submit={m.team_form_delete()}
            send={(input, signal) => client.team.delete.mutate({ ...ids, ...input }, { signal })}
            done={m.team_deleted({ name })}
            undo={() => client.team.restore.mutate({ ...ids, commandId: newCommandId() })}
            saved={saved}
          />
        );
      }}
    </TeamLoader>
  );
}
