import { useEffect } from 'react';
import { useIsOffline } from '../../lib/connection.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { registerWorker } from './register.ts';
import { noticeTyping } from './typed.ts';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useWorkerState } from './worker-state.ts';

let isStarted = false;
const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  noticeTyping();
  // Without it the site works as before.
  registerWorker().catch(() => undefined);
};

/** What the site does as an app: it is there without a connection, says so, and takes new versions when one likes. */
export function AppLayer() {
  useEffect(start, []);
  const isOffline = useIsOffline();
  const isUpdated = useWorkerState() === 'updated';
  return (
    <>
      {isOffline && <ConnectionNotice />}
      {isUpdated && <UpdateNotice />}
    </>
  );
}
