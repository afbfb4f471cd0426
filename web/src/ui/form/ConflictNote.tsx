import { Button } from '@mantine/core';
import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { formatInstant } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { fieldName, fieldValue } from '../history/field-words.ts';
import blocks from '../blocks.module.css';
import { Note } from '../note/Note.tsx';
import type { Values } from './use-form-state.ts';
import type { Difference } from './use-theirs.ts';

type Props = {
  values: Values;
  conflict: WriteConflict;
  takeTheirs: () => void;
  /** What changed, where the form has found that out itself; of a game the conflict says so. */
  differences?: readonly Difference[];
};

/** A team is named by its name, everything else by the field itself. */
const mine = (values: Values, field: string) =>
  fieldValue(field, values[`${field}Name`] ?? values[field] ?? null);

const ofGame = (values: Values, { changes }: WriteConflict): readonly Difference[] =>
  changes.map(({ field, after }) => ({
    name: fieldName(field),
    theirs: fieldValue(field, after),
    mine: mine(values, field),
  }));

const saying = ({ by, at }: WriteConflict, isGame: boolean): string => {
  const when = formatInstant(at);
  if (isGame) return by ? m.conflict_by({ name: by, at: when }) : m.conflict_by_someone({ at: when });
  return by ? m.conflict_elsewhere_by({ name: by, at: when }) : m.conflict_elsewhere_by_someone({ at: when });
};

/** Who changed what meanwhile, beside one's own values; nothing is overwritten unseen. */
export function ConflictNote({ values, conflict, takeTheirs, differences }: Props) {
  const changes = differences ?? ofGame(values, conflict);
  return (
    <Note role="region" label={m.conflict_title()}>
      <p>{saying(conflict, differences === undefined)}</p>
      {changes.length > 0 && (
        <table className={blocks.words}>
          <thead>
            <tr>
              <th scope="col">{m.conflict_field()}</th>
              <th scope="col">{m.conflict_theirs()}</th>
              <th scope="col">{m.conflict_mine()}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.name}>
                <th scope="row">{change.name}</th>
                <td>{change.theirs || m.history_empty_value()}</td>
                <td>{change.mine || m.history_empty_value()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button variant="default" onClick={takeTheirs}>
        {m.conflict_take_theirs()}
      </Button>
      <p>{m.conflict_keep_mine()}</p>
    </Note>
  );
}
