import { reasons } from '@rondelle/contracts/competition/reasons.ts';
import { m } from '../../paraglide/messages.js';
import { reasonWords } from '../history/history-words.ts';
import { SelectField } from '../fields/SelectField.tsx';
import type { FieldsOf } from '../fields/use-form-state.ts';

/** `source-updated` is reserved for imports and `bracket` for the site's own corrections. */
const selectable = reasons.filter((reason) => reason !== 'source-updated' && reason !== 'bracket');

/** The reason for changing recorded data: a code, because free text could name people. */
export function ReasonField({ form }: { form: FieldsOf<{ reason: string }> }) {
  const options = selectable.map((reason) => ({ value: reason, label: reasonWords(reason) }));
  return (
    <SelectField
      form={form}
      name="reason"
      label={m.form_reason()}
      hint={m.form_reason_hint()}
      options={options}
    />
  );
}
