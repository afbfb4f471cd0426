import { m } from '../../paraglide/messages.js';
import { Done } from '../../ui/fields/Done.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { useForgotten } from './use-forgotten.ts';

type Props = ReturnType<typeof useForgotten> & {
  hint?: string;
  submit?: string;
  /** The confirmation message, the same whether or not the address has an account. */
  doneMessage?: string;
};

export function ForgottenForm({ form, done, hint, submit, doneMessage }: Props) {
  if (done) return <Done inbox={done.inbox}>{doneMessage ?? m.forgotten_done()}</Done>;
  return (
    <Form form={form} submit={submit ?? m.forgotten_submit()}>
      <TextField
        form={form}
        name="email"
        type="email"
        label={m.account_email()}
        hint={hint}
        autoComplete="email"
      />
    </Form>
  );
}
