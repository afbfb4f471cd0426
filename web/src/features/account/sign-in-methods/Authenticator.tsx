import type {
  AuthenticatorOffer,
  SignInMethodsOutput,
} from '@rondelle/contracts/membership/sign-in-methods.ts';
import { useState } from 'react';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { CurrentPasswordField } from '../../../ui/fields/PasswordField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { CodeForm } from './CodeForm.tsx';
import type { Changed } from './use-new-codes.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = { since: SignInMethodsOutput['authenticatorSince']; canAdd: boolean; changed: Changed };

/** Sets up an authenticator app with a QR code and a first code, or removes it with a code. */
export function Authenticator({ since, canAdd, changed }: Props) {
  const { lang } = usePageLocation();
  const [offer, setOffer] = useState<AuthenticatorOffer | null>(null);
  const confirm = trpc.signInMethods.confirmAuthenticator.useMutation();
  const drop = trpc.signInMethods.dropAuthenticator.useMutation();
  const confirmWith = async (code: string) => {
    const { codes } = await confirm.mutateAsync({ lang, code });
    setOffer(null);
    await changed(codes);
  };
  const dropWith = async (code: string) => {
    await drop.mutateAsync({ lang, code });
    await changed();
  };
  return (
    <section>
      <h3>{m.ways_app()}</h3>
      <p className={blocks.prose}>
        {since === null ? m.ways_app_text() : m.ways_app_on({ when: formatInstant(since) })}
      </p>
      {since !== null && (
        <CodeForm label={m.ways_app_drop_code()} submit={m.ways_app_drop()} send={dropWith} />
      )}
      {since === null && offer && <Offer offer={offer} confirm={confirmWith} />}
      {since === null && !offer && canAdd && <BeginForm offered={setOffer} />}
    </section>
  );
}

function BeginForm({ offered }: { offered: (offer: AuthenticatorOffer) => void }) {
  const { lang } = usePageLocation();
  const begin = trpc.signInMethods.offerAuthenticator.useMutation();
  const form = useForm({
    initial: { currentPassword: '' },
    failed: m.form_failed(),
    send: async ({ currentPassword }) => offered(await begin.mutateAsync({ lang, currentPassword })),
  });
  return (
    <Form form={form} submit={m.ways_app_begin()} quiet>
      <CurrentPasswordField form={form} />
    </Form>
  );
}

type OfferProps = { offer: AuthenticatorOffer; confirm: (code: string) => Promise<void> };

const Offer = ({ offer: { picture, secret, address }, confirm }: OfferProps) => (
  <>
    <p>{m.ways_app_scan()}</p>
    <p className={blocks.line}>
      <img src={picture} alt={m.ways_app_picture()} width={180} height={180} />
      <code>{secret}</code>
    </p>
    <p>
      <a href={address}>{m.ways_app_open()}</a>
    </p>
    <CodeForm label={m.ways_app_code()} submit={m.ways_app_confirm()} send={confirm} />
  </>
);
