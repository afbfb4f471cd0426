import type { EventOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { useMe } from '../../../lib/member/use-me.ts';
import { m } from '../../../paraglide/messages.js';
import { type Action, Actions } from '../../../ui/actions/Actions.tsx';
import { PastChanges } from '../../../ui/history/PastChanges.tsx';

const words = {
  done: m.event_undo_done,
  'built-upon': m.event_undo_built_upon,
  impossible: m.event_undo_impossible,
} as const;

/** Returns whether the reader may undo the whole action. Only its author and administrators may undo an import. */
const useMayUndoAll = ({ entry, together }: EventOutput): boolean => {
  const me = useMe();
  const paths = usePaths();
  if (!together?.isImport) return together !== null;
  if (me === null) return false;
  return (
    entry.actor.path === paths.user({ id: me.id, name: me.username }) ||
    isAllowed(me.role, 'member/roll-back')
  );
};

/** Links that undo a change or the whole action, or the reason why the change cannot be undone. */
export function UndoLinks({ answer }: { answer: EventOutput }) {
  const { entry, undo, together } = answer;
  const mayUndoAll = useMayUndoAll(answer);
  const id = Number(entry.position);
  const nameOfAll = together?.isImport ? m.event_undo_import : m.event_undo_together;
  const actions: Action[] = [
    ...(undo.verdict === 'possible'
      ? [{ form: 'undo-event', id, name: m.event_undo() } satisfies Action]
      : []),
    ...(together && mayUndoAll
      ? [
          {
            form: 'undo-action',
            id,
            name: nameOfAll({ count: together.changes }),
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
