import { Button } from '@mantine/core';
import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { ConflictTable, type Difference } from './ConflictTable.tsx';
import { fieldName, fieldValue } from '../history/field-words.ts';
import { Note } from '../note/Note.tsx';
import type { Values } from '../fields/use-form-state.ts';

type Props = {
  values: Values;
  conflict: WriteConflict;
  takeTheirs: () => void;
  /** The changes, when the form has computed them itself; for a game, the conflict contains them. */
  differences?: readonly Difference[];
};

/** The name of a team, whose value is an id; for other fields the value itself. */
const mine = (values: Values, field: string) =>
  fieldValue(field, values[`${field}Name`] ?? values[field] ?? null);

const ofGame = (values: Values, { changes }: WriteConflict): readonly Difference[] =>
  changes.map(({ field, after }) => ({
    name: fieldName(field),
    theirs: fieldValue(field, after),
    mine: mine(values, field),
  }));

const conflictText = ({ by, at }: WriteConflict, isGame: boolean): string => {
  const when = formatInstant(at);
  if (isGame) return by ? m.conflict_by({ name: by, at: when }) : m.conflict_by_someone({ at: when });
  return by ? m.conflict_elsewhere_by({ name: by, at: when }) : m.conflict_elsewhere_by_someone({ at: when });
};

/** Shows who changed what meanwhile beside the form's values, so that nothing is overwritten unseen. */
export function ConflictNote({ values, conflict, takeTheirs, differences }: Props) {
  return (
    <Note role="region" label={m.conflict_title()}>
      <p>{conflictText(conflict, differences === undefined)}</p>
      <ConflictTable differences={differences ?? ofGame(values, conflict)} />
      <Button variant="default" onClick={takeTheirs}>
        {m.conflict_take_theirs()}
      </Button>
      <p>{m.conflict_keep_mine()}</p>
    </Note>
  );
}
