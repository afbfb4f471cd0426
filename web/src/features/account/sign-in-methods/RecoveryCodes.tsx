import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { CurrentPasswordField } from '../../../ui/fields/PasswordField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Note } from '../../../ui/note/Note.tsx';
import type { Changed } from './use-new-codes.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = { codes: readonly string[]; left: number; changed: Changed };

/** Recovery codes for a lost device. They are displayed once, when they are created; later only their number. */
export function RecoveryCodes({ codes, left, changed }: Props) {
  const { lang } = usePageLocation();
  const renew = trpc.signInMethods.renewRecoveryCodes.useMutation();
  const form = useForm({
    initial: { currentPassword: '' },
    failed: m.form_failed(),
    send: async ({ currentPassword }) => {
      await changed((await renew.mutateAsync({ lang, currentPassword })).codes);
    },
  });
  if (left === 0 && codes.length === 0) return null;
  return (
    <section>
      <h3>{m.ways_codes()}</h3>
      {codes.length > 0 ? (
        <Note role="status">
          <p>{m.ways_codes_text()}</p>
          <ul className={blocks.line}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </Note>
      ) : (
        <>
          <p>{m.ways_codes_left({ count: left })}</p>
          <Form form={form} submit={m.ways_codes_renew()} quiet>
            <CurrentPasswordField form={form} />
          </Form>
        </>
      )}
    </section>
  );
}
