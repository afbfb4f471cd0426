import { Box } from '@mantine/core';
import { useEffect } from 'react';
import { useIsOffline } from '../../lib/offline/connection.ts';
import { useMayBeWaiting } from '../../lib/offline/waiting-mark.ts';
import { useOutOfDate } from '../../lib/offline/use-out-of-date.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { registerWorker } from './register.ts';
import { noticeTyping } from './typed.ts';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useWorkerState } from './worker-state.ts';

const loadWaiting = async () => (await import('./WaitingNotice.tsx')).WaitingNotice;

let isStarted = false;
const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  noticeTyping();
  // The site also works without a service worker.
  registerWorker().catch(() => undefined);
};

/** Registers the service worker, and shows notices about the connection, the outbox and new versions. */
export function AppLayer() {
  useEffect(start, []);
  const isOffline = useIsOffline();
  const isOutOfDate = useOutOfDate();
  // Loaded only when the outbox may have entries; stays mounted to report what was sent.
  const { Part: Waiting } = useLater(useMayBeWaiting(), loadWaiting);
  const isUpdated = useWorkerState() === 'updated';
  return (
    <>
      <Box bottom="var(--r-bottom)" pos="sticky" style={{ zIndex: 90 }}>
        {Waiting && <Waiting />}
        {(isOffline || isOutOfDate) && <ConnectionNotice />}
      </Box>
      {isUpdated && <UpdateNotice />}
    </>
  );
}
