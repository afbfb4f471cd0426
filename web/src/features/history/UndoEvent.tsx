import type { EventOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { subjectWords } from '../../ui/history/activity-words.ts';
import { PastChanges } from '../../ui/history/PastChanges.tsx';
import { PreviewPart } from '../../ui/preview/PreviewPart.tsx';
import { usePreview } from '../../ui/preview/use-preview.ts';
import { EventLoader } from './EventLoader.tsx';

const reasons = {
  done: m.event_undo_done,
  'built-upon': m.event_undo_built_upon,
  impossible: m.event_undo_impossible,
} as const;

/** Subjects besides games whose changes can affect standings. */
const moving: ReadonlySet<string> = new Set(['league', 'tournament', 'team']);
/** Fields of a game that do not affect standings. */
const unnoticed: ReadonlySet<string> = new Set(['venue', 'city', 'period', 'confirmation', 'confirmationBy']);
const isNoticed = ({ kind, changes }: EventOutput['entry']): boolean =>
  kind === 'game' && (changes.length === 0 || changes.some(({ field }) => !unnoticed.has(field)));

function UndoForm({ output: { entry }, saved }: FormProps & { output: EventOutput }) {
  const { lang, client } = useClient();
  const { position, season } = entry;
  const form = useWriteForm({
    draft: `undo ${position}`,
    initial: {},
    inputOf: () => ({ position }),
    send: (input, signal) => client.history.undo.mutate({ ...input, lang }, { signal }),
    done: ({ path, position: at }) =>
      saved({
        message: m.undo_done({ subject: subjectWords(entry) }),
        path,
        ...(at !== null && {
          undo: () => client.history.undo.mutate({ commandId: newCommandId(), position: at, lang }),
        }),
      }),
  });
  const command = { procedure: 'history.undo', input: { position } } as const;
  const preview = usePreview(moving.has(entry.kind) || isNoticed(entry) ? command : null, {
    onDemandIn: entry.kind === 'game' ? season : null,
  });
  return (
    <WriteForm form={preview.requireFor(form)} submit={preview.submitWords(m.undo_submit())}>
      <p>{m.undo_question()}</p>
      <PreviewPart preview={preview} />
    </WriteForm>
  );
}

/** Displays one change and undoes it. If later changes build on it, displays those instead. */
export function UndoEvent(props: FormProps) {
  return (
    <EventLoader id={props.id}>
      {(answer) => {
        const { verdict, by } = answer.undo;
        return (
          <>
            <PastChanges changes={[answer.entry]} undoable={false} />
            {verdict === 'possible' ? <UndoForm {...props} output={answer} /> : <p>{reasons[verdict]()}</p>}
            {by.length > 0 && <PastChanges changes={by} />}
          </>
        );
      }}
    </EventLoader>
  );
}
