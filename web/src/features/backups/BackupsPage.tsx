import { Button } from '@mantine/core';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useOutcome } from '../../lib/forms/use-outcome.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { BackupTable } from './parts/BackupTable.tsx';
import blocks from '../../ui/blocks.module.css';

/** Refetch interval in ms, because a backup may be running. */
const refetchMs = 5_000;

/** Backups with the time of each and the result of its verification, and a button that requests another one. */
export function BackupsPage() {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const query = usePageQuery('backups', 'main', { retry: false, refetchInterval: refetchMs });
  const mutation = trpc.admin.backUp.useMutation();
  const { message, attempt } = useOutcome();
  const requestBackup = async () => {
    if (await attempt(() => mutation.mutateAsync({ lang }), m.backup_asked()))
      await utils.admin.backups.invalidate();
  };
  return (
    <AdminFrame title={m.backup_title()} description={m.backup_description()} query={query}>
      {({ isOn, keepDays, backups }) => (
        <Section title={m.backup_list()}>
          {isOn ? (
            <>
              <p className={blocks.muted}>{m.backup_lead({ count: keepDays })}</p>
              <p className={blocks.line}>
                <Button onClick={() => void requestBackup()} loading={mutation.isPending}>
                  {m.backup_now()}
                </Button>
                <span role="status">{message}</span>
              </p>
            </>
          ) : (
            <p className={blocks.notice}>{m.backup_is_off()}</p>
          )}
          <BackupTable backups={backups} />
        </Section>
      )}
    </AdminFrame>
  );
}
