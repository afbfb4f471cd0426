import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { formatInstant } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { fieldName, fieldValue } from '../../../ui/history/field-words.ts';
import { saidOf } from '../said-of.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = { conflict: WriteConflict; input: Readonly<Record<string, unknown>> };

/** What somebody else has changed meanwhile, beside what waits here: nothing is overwritten unseen. */
export function Compared({ conflict: { by, at, changes }, input }: Props) {
  const when = formatInstant(at);
  return (
    <>
      <p>{by ? m.conflict_by({ name: by, at: when }) : m.conflict_by_someone({ at: when })}</p>
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
            {changes.map(({ field, after }) => (
              <tr key={field}>
                <th scope="row">{fieldName(field)}</th>
                <td>{fieldValue(field, after) || m.history_empty_value()}</td>
                <td>{fieldValue(field, saidOf(input, field)) || m.history_empty_value()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
