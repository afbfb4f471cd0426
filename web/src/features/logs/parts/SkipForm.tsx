import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePageLocation } from '../../../lib/page-location.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';

type Props = { id: string; what: string; disabled: boolean };

/** Has the views leave out the event that a thing waits for, once somebody has said why. */
export function SkipForm({ id, what, disabled }: Props) {
  const { lang } = usePageLocation();
  const [reason, setReason] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const utils = trpc.useUtils();
  const skip = trpc.admin.skipSetAside.useMutation();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reason?.trim()) return;
    void skip.mutateAsync({ lang, id, reason: reason.trim() }).then(
      async () => {
        setSaid(m.skip_asked());
        setReason(null);
        await utils.admin.logs.invalidate();
      },
      (error: unknown) => setSaid(refusalOf(error).message),
    );
  };
  if (reason === null)
    return (
      <>
        <Button
          variant="default"
          disabled={disabled}
          aria-label={m.skip_of({ what })}
          onClick={() => setReason('')}
        >
          {m.skip_open()}
        </Button>
        <span role="status">{said}</span>
      </>
    );
  return (
    <form onSubmit={send}>
      <Group gap="xs" align="flex-end">
        <TextInput
          label={m.skip_reason({ what })}
          value={reason}
          maxLength={300}
          required
          withAsterisk={false}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button type="submit" loading={skip.isPending}>
          {m.skip_submit()}
        </Button>
        <Button variant="default" onClick={() => setReason(null)}>
          {m.skip_cancel()}
        </Button>
        <span role="status">{said}</span>
      </Group>
    </form>
  );
}
