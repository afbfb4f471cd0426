import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { OfSeason } from './OfSeason.tsx';

/** Only an empty season that is not the ongoing one can go. */
export function DeleteSeason({ id, saved }: FormProps) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  return (
    <OfSeason id={id}>
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
    </OfSeason>
  );
}
