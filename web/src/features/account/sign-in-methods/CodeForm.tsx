import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';

type Props = { label: string; submit: string; send: (code: string) => Promise<void> };

export function CodeForm({ label, submit, send }: Props) {
  const form = useForm({ initial: { code: '' }, failed: m.form_failed(), send: ({ code }) => send(code) });
  return (
    <Form form={form} submit={submit} quiet>
      <TextField form={form} name="code" label={label} autoComplete="one-time-code" />
    </Form>
  );
}
