import type { SignInMethodsOutput } from '@rondelle/contracts/membership/sign-in-methods.ts';
import { startRegistration } from '@simplewebauthn/browser';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { CurrentPasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import type { Changed } from './use-new-codes.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = Pick<SignInMethodsOutput, 'passkeys'> & { canAdd: boolean; changed: Changed };

/** The account's passkeys, oldest first, and a form that adds one. */
export function Passkeys({ passkeys, canAdd, changed }: Props) {
  return (
    <section>
      <h3>{m.ways_passkeys()}</h3>
      <p className={blocks.prose}>{m.ways_passkeys_text()}</p>
      {passkeys.length > 0 && (
        <ul className={`${blocks.rows} ${blocks.prose} ${blocks.apart}`}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} changed={changed} />
          ))}
        </ul>
      )}
      {canAdd && <AddPasskey key={passkeys.length} changed={changed} />}
    </section>
  );
}

function AddPasskey({ changed }: { changed: Changed }) {
  const { lang } = usePageLocation();
  const begin = trpc.signInMethods.beginPasskey.useMutation();
  const store = trpc.signInMethods.keepPasskey.useMutation();
  const form = useForm({
    initial: { name: '', currentPassword: '' },
    failed: m.ways_passkey_refused(),
    send: async ({ name, currentPassword }) => {
      const { token, options } = await begin.mutateAsync({ lang, currentPassword });
      const response = await startRegistration({ optionsJSON: options });
      const { codes } = await store.mutateAsync({ lang, token, name, response });
      await changed(codes);
    },
  });
  return (
    <Form form={form} submit={m.ways_passkey_add()} quiet>
      <TextField
        form={form}
        name="name"
        label={m.ways_passkey_name()}
        hint={m.ways_passkey_name_hint()}
        autoComplete="off"
      />
      <CurrentPasswordField form={form} />
    </Form>
  );
}
