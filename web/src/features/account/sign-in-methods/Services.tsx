import { Button } from '@mantine/core';
import type { SignInMethodsOutput } from '@rondelle/contracts/membership/sign-in-methods.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { CurrentPasswordField } from '../../../ui/fields/PasswordField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import type { Changed } from './use-new-codes.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = Pick<SignInMethodsOutput, 'providers'> & { canAdd: boolean; changed: Changed };
type RowProps = { provider: SignInMethodsOutput['providers'][number]; canAdd: boolean; changed: Changed };

/** The OpenID Connect providers, each linked to the account or not. */
export const Services = ({ providers, canAdd, changed }: Props) => (
  <section>
    <h3>{m.ways_services()}</h3>
    <ul className={`${blocks.rows} ${blocks.prose} ${blocks.apart}`}>
      {providers.map((provider) => (
        <ServiceRow key={provider.key} provider={provider} canAdd={canAdd} changed={changed} />
      ))}
    </ul>
  </section>
);

function ServiceRow({ provider: { key, name, linkedAt }, canAdd, changed }: RowProps) {
  const { lang } = usePageLocation();
  const { message, attempt } = useOutcome();
  const unlink = trpc.signInMethods.unlinkProvider.useMutation();
  const end = () => void attempt(() => unlink.mutateAsync({ lang, provider: key }).then(() => changed()));
  return (
    <li className={blocks.ends}>
      <span>
        <strong>{name}</strong>{' '}
        <span className={blocks.note}>
          {linkedAt === null ? m.ways_service_off() : m.ways_service_on({ when: formatInstant(linkedAt) })}
        </span>
      </span>
      {linkedAt !== null && (
        <Button variant="default" aria-label={m.ways_unlink_of({ name })} onClick={end}>
          {m.ways_unlink()}
        </Button>
      )}
      {linkedAt === null && canAdd && <LinkForm provider={key} name={name} />}
      <span role="status">{message}</span>
    </li>
  );
}

function LinkForm({ provider, name }: { provider: string; name: string }) {
  const { lang } = usePageLocation();
  const link = trpc.signInMethods.linkProvider.useMutation();
  const form = useForm({
    initial: { currentPassword: '' },
    failed: m.form_failed(),
    send: async ({ currentPassword }) => {
      const { address } = await link.mutateAsync({ lang, provider, currentPassword });
      location.assign(address);
    },
  });
  return (
    <Form form={form} submit={m.ways_link({ name })} quiet>
      <CurrentPasswordField form={form} />
    </Form>
  );
}
