import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { BackupTable } from './parts/BackupTable.tsx';
import blocks from '../../ui/blocks.module.css';

/** While one may be under way. */
const againMs = 5_000;

/** The backups on their timetable: when each was taken, whether it was found whole; another can be asked for. */
export function BackupsPage() {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const query = usePageQuery('backups', 'main', { retry: false, refetchInterval: againMs });
  const asking = trpc.admin.backUp.useMutation();
  const [said, say] = useState<string | null>(null);
  const ask = () =>
    asking.mutateAsync({ lang }).then(
      async () => {
        say(m.backup_asked());
        await utils.admin.backups.invalidate();
      },
      (error: unknown) => say(refusalOf(error).message),
    );
  return (
    <AdminFrame title={m.backup_title()} description={m.backup_description()} query={query}>
      {({ isOn, keepDays, backups }) => (
        <Section title={m.backup_list()}>
          {isOn ? (
            <>
              <p className={blocks.muted}>{m.backup_lead({ count: keepDays })}</p>
              <p className={blocks.line}>
                <Button onClick={() => void ask()} loading={asking.isPending}>
                  {m.backup_now()}
                </Button>
                <span role="status">{said}</span>
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
