import { useEffect, useState } from 'react';
import { isWaiting } from '../../lib/outbox/order.ts';
import { onSent } from '../../lib/outbox/outbox.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { usePageLocation, usePaths } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import classes from './app-notices.module.css';

const shownMs = 8_000;

/** What has just been sent from here, for as long as it takes to read; pages that show it ask anew. */
const useJustSent = (): string | null => {
  const utils = trpc.useUtils();
  const [label, setLabel] = useState<string | null>(null);
  useEffect(
    () =>
      onSent(({ entry, outcome }) => {
        void utils.invalidate();
        // What a scorekeeper taps is said where it is tapped.
        const isTap = entry.procedure === 'game.changeLiveScore';
        if (outcome.kind === 'answered' && !isTap) setLabel(entry.label);
      }),
    [utils],
  );
  useEffect(() => {
    if (label === null) return;
    const timer = setTimeout(() => setLabel(null), shownMs);
    return () => clearTimeout(timer);
  }, [label]);
  return label;
};

/** Says what waits to be sent, what was refused, and what has gone out by itself. */
export function WaitingNotice() {
  const paths = usePaths();
  const { page } = usePageLocation();
  const waiting = useOutbox().entries.filter(isWaiting);
  const sent = useJustSent();
  const refused = waiting.filter(({ refusal }) => refusal !== null).length;
  // The page of what waits says it all.
  const isTold = page?.page === 'offline' || waiting.length === 0;
  if (isTold && sent === null) return null;
  return (
    <p role="status" className={classes.bar} data-waiting={waiting.length}>
      {sent !== null && <span>{m.outbox_sent({ label: sent })}</span>}
      {!isTold && (
        <>
          <span>
            {refused > 0 ? m.outbox_refused({ count: refused }) : m.outbox_waiting({ count: waiting.length })}
          </span>
          <Link href={paths.offline()}>{m.outbox_see()}</Link>
        </>
      )}
    </p>
  );
}
