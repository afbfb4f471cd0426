import { m } from '../../paraglide/messages.js';
import { Done } from '../../ui/form/Done.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { useForgotten } from './use-forgotten.ts';

export function ForgottenForm({ form, done }: ReturnType<typeof useForgotten>) {
  if (done) return <Done inbox={done.inbox}>{m.forgotten_done()}</Done>;
  return (
    <Form form={form} submit={m.forgotten_submit()}>
      <TextField form={form} name="email" type="email" label={m.account_email()} autoComplete="email" />
    </Form>
  );
}
