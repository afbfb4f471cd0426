import type { WriteConflict } from '@rondelle/contracts/competition/writing.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { ConflictTable } from '../../../ui/form/ConflictTable.tsx';
import { fieldName, fieldValue } from '../../../ui/history/field-words.ts';
import { inputValue } from '../input-value.ts';

type Props = { conflict: WriteConflict; input: Readonly<Record<string, unknown>> };

/** Compares another member's change with the unsent one, so that neither is overwritten unseen. */
export function Compared({ conflict: { by, at, changes }, input }: Props) {
  const when = formatInstant(at);
  return (
    <>
      <p>{by ? m.conflict_by({ name: by, at: when }) : m.conflict_by_someone({ at: when })}</p>
      <ConflictTable
        differences={changes.map(({ field, after }) => ({
          name: fieldName(field),
          theirs: fieldValue(field, after),
          mine: fieldValue(field, inputValue(input, field)),
        }))}
      />
    </>
  );
}
