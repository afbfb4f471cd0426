import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { EventLoader } from './EventLoader.tsx';
import { ProgressForm } from './ProgressForm.tsx';

/** Undoes all changes of one action, such as a merger of two teams. */
export function UndoAction({ id, saved }: FormProps) {
  const { lang, client } = useClient();
  return (
    <EventLoader id={id}>
      {({ together }) =>
        together ? (
          <ProgressForm
            draft={`undo-action ${together.correlationId}`}
            submit={m.undo_together_title()}
            previewed={{
              procedure: 'history.undoTogether',
              input: { correlationId: together.correlationId },
            }}
            step={(commandId, before, signal) =>
              client.history.undoTogether.mutate(
                { commandId, correlationId: together.correlationId, lang, ...(before && { before }) },
                { signal },
              )
            }
            done={() => saved({ message: m.undo_together_done() })}
          >
            <p>{m.undo_together_question({ count: together.changes })}</p>
          </ProgressForm>
        ) : (
          <p>{m.undo_together_only_one()}</p>
        )
      }
    </EventLoader>
  );
}
