import { Button } from '@mantine/core';
import type { SettingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useOutcome } from '../../../lib/forms/use-outcome.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

/** Button that opens the external admin panel with a one-time ticket; null when no panel is set. */
export function PanelLink({ settings }: Pick<SettingsOutput, 'settings'>) {
  const { lang } = usePageLocation();
  const { message, attempt } = useOutcome();
  const ticket = trpc.settings.panelTicket.useMutation();
  const isThere = settings.some(({ setting, value }) => setting === 'externalAdmin' && value !== null);
  if (!isThere) return null;
  const go = () => attempt(() => ticket.mutateAsync({ lang }).then(({ path }) => location.assign(path)));
  return (
    <p className={blocks.line}>
      <Button variant="default" loading={ticket.isPending} onClick={() => void go()}>
        {m.setting_panel_go()}
      </Button>
      <span className={blocks.note}>{m.setting_panel_note()}</span>
      <span role="status">{message}</span>
    </p>
  );
}
