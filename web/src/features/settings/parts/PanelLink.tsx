import { Button } from '@mantine/core';
import type { SettingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import { useState } from 'react';
import { usePageLocation } from '../../../lib/page-location.ts';
import { refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

/** Goes to the panel elsewhere with a ticket of one use; nothing while none is set. */
export function PanelLink({ settings }: Pick<SettingsOutput, 'settings'>) {
  const { lang } = usePageLocation();
  const [refused, setRefused] = useState<string | null>(null);
  const ticket = trpc.settings.panelTicket.useMutation();
  const isThere = settings.some(({ setting, value }) => setting === 'externalAdmin' && value !== null);
  if (!isThere) return null;
  const go = () =>
    ticket.mutateAsync({ lang }).then(
      ({ path }) => location.assign(path),
      (error: unknown) => setRefused(refusalOf(error).message),
    );
  return (
    <p className={blocks.line}>
      <Button variant="default" loading={ticket.isPending} onClick={() => void go()}>
        {m.setting_panel_go()}
      </Button>
      <span className={blocks.note}>{m.setting_panel_note()}</span>
      <span role="status">{refused}</span>
    </p>
  );
}
