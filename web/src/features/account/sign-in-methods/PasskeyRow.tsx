import { Button, Group, TextInput } from '@mantine/core';
import type { SignInMethodsOutput } from '@rondelle/contracts/membership/sign-in-methods.ts';
import { type FormEvent, useState } from 'react';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import type { Changed } from './use-new-codes.ts';
import blocks from '../../../ui/blocks.module.css';

type Props = { passkey: SignInMethodsOutput['passkeys'][number]; changed: Changed };

/** One passkey: its name, which can be changed, its dates, and a button that removes it. */
export function PasskeyRow({ passkey: { id, name, addedAt, lastUsedAt }, changed }: Props) {
  const { lang } = usePageLocation();
  const [typed, setTyped] = useState<string | null>(null);
  const { message, attempt } = useOutcome();
  const rename = trpc.signInMethods.renamePasskey.useMutation();
  const remove = trpc.signInMethods.removePasskey.useMutation();
  const run = (action: () => Promise<unknown>) => void attempt(() => action().then(() => changed()));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typed?.trim())
      run(() => rename.mutateAsync({ lang, id, name: typed.trim() }).then(() => setTyped(null)));
  };
  const when = [
    m.ways_passkey_added({ when: formatInstant(addedAt) }),
    ...(lastUsedAt === null ? [] : [m.ways_passkey_used({ when: formatInstant(lastUsedAt) })]),
  ];
  return (
    <li className={blocks.ends}>
      {typed === null ? (
        <span>
          <strong>{name}</strong> <span className={blocks.note}>{when.join(', ')}</span>
        </span>
      ) : (
        <form onSubmit={save}>
          <Group gap="xs">
            <TextInput
              aria-label={m.ways_new_name_of({ name })}
              value={typed}
              maxLength={60}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit">{m.ways_save()}</Button>
          </Group>
        </form>
      )}
      <Group gap="xs">
        {typed === null && (
          <Button variant="default" aria-label={m.ways_rename_of({ name })} onClick={() => setTyped(name)}>
            {m.ways_rename()}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={m.ways_remove_of({ name })}
          onClick={() => run(() => remove.mutateAsync({ lang, id }))}
        >
          {m.ways_remove()}
        </Button>
      </Group>
      <span role="status">{message}</span>
    </li>
  );
}
