import { useEffect } from 'react';
import { useIsOffline } from '../../lib/connection.ts';
import { useMayBeWaiting } from '../../lib/outbox/waiting-mark.ts';
import { useLater } from '../../lib/use-later.ts';
import classes from './app-notices.module.css';
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
  // Without it the site works as before.
  registerWorker().catch(() => undefined);
};

/** What the site does as an app: it is there without a connection, says so, and takes new versions when one likes. */
export function AppLayer() {
  useEffect(start, []);
  const isOffline = useIsOffline();
  // Whoever has nothing to send loads nothing for it; what was loaded stays, and says what has been sent.
  const { Part: Waiting } = useLater(useMayBeWaiting(), loadWaiting);
  const isUpdated = useWorkerState() === 'updated';
  return (
    <>
      <div className={classes.bars}>
        {Waiting && <Waiting />}
        {isOffline && <ConnectionNotice />}
      </div>
      {isUpdated && <UpdateNotice />}
    </>
  );
}
