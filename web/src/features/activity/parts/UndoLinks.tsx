import type { EventOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { m } from '../../../paraglide/messages.js';
import { type Action, Actions } from '../../../ui/actions/Actions.tsx';
import { PastChanges } from '../../../ui/history/PastChanges.tsx';

const words = {
  done: m.event_undo_done,
  'built-upon': m.event_undo_built_upon,
  impossible: m.event_undo_impossible,
} as const;

/** Links that undo a change, or the reason why it cannot be undone. */
export function UndoLinks({ answer: { entry, undo, together } }: { answer: EventOutput }) {
  const id = Number(entry.position);
  const actions: Action[] = [
    ...(undo.verdict === 'possible'
      ? [{ form: 'undo-event', id, name: m.event_undo() } satisfies Action]
      : []),
    ...(together
      ? [
          {
            form: 'undo-action',
            id,
            name: m.event_undo_together({ count: together.changes }),
          } satisfies Action,
        ]
      : []),
  ];
  return (
    <div>
      {actions.length > 0 && <Actions actions={actions} />}
      {undo.verdict !== 'possible' && <p>{words[undo.verdict]()}</p>}
      {undo.by.length > 0 && <PastChanges changes={undo.by} />}
    </div>
  );
}
