import { reasons } from '@rondelle/contracts/competition/lists.ts';
import { m } from '../../paraglide/messages.js';
import { reasonWords } from '../history/history-words.ts';
import { SelectField } from './SelectField.tsx';
import type { FieldsOf } from './use-form-state.ts';

/** Only an import can say that its source has changed, and only the site that a bracket says so. */
const given = reasons.filter((reason) => reason !== 'source-updated' && reason !== 'bracket');

/** Why something that was recorded is changed: a code, since free text could name people. */
export function ReasonField({ form }: { form: FieldsOf<{ reason: string }> }) {
  const options = given.map((reason) => ({ value: reason, label: reasonWords(reason) }));
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
