import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { SeasonLoader } from './SeasonLoader.tsx';

/** Deletes a season that is empty and not the ongoing one. */
export function DeleteSeason({ id, saved }: FormProps) {
  const { lang, client } = useClient();
  return (
    <SeasonLoader id={id}>
      {({ id: seasonId, slug, revision }) => (
        <DeleteForm
          name={`delete-season ${seasonId}`}
          revision={revision}
          question={m.season_delete_question({ season: slug })}
          submit={m.season_form_delete()}
          send={(input, signal) => client.season.delete.mutate({ ...input, lang, seasonId }, { signal })}
          done={m.season_deleted({ season: slug })}
          undo={() => client.season.restore.mutate({ lang, seasonId, commandId: newCommandId() })}
          saved={saved}
        />
      )}
    </SeasonLoader>
  );
}
