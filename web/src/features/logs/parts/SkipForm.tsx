import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';

type Props = { id: string; what: string; disabled: boolean };

/** Makes the views skip the event that blocks a quarantined subject; the administrator enters a reason. */
export function SkipForm({ id, what, disabled }: Props) {
  const { lang } = usePageLocation();
  const [reason, setReason] = useState<string | null>(null);
  const { message, attempt } = useOutcome();
  const utils = trpc.useUtils();
  const skip = trpc.admin.skipSetAside.useMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!reason?.trim()) return;
    if (!(await attempt(() => skip.mutateAsync({ lang, id, reason: reason.trim() }), m.skip_asked()))) return;
    setReason(null);
    await utils.admin.logs.invalidate();
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
        <span role="status">{message}</span>
      </>
    );
  return (
    <form onSubmit={(event) => void send(event)}>
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
        <span role="status">{message}</span>
      </Group>
    </form>
  );
}
