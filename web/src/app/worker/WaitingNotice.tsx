import { useEffect, useState } from 'react';
import { isWaiting } from '../../lib/outbox/order.ts';
import { onSent } from '../../lib/outbox/outbox.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { usePageLocation, usePaths } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './app-notices.module.css';

const shownMs = 8_000;

/** Returns the label of the outbox entry sent last, for a few seconds, and refetches queries after each sent entry. */
const useJustSent = (): string | null => {
  const utils = trpc.useUtils();
  const [label, setLabel] = useState<string | null>(null);
  useEffect(
    () =>
      onSent(({ entry, outcome }) => {
        void utils.invalidate();
        // The scorekeeper's form shows its own confirmations.
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

/** Shows what is waiting to be sent, what was refused and what was just sent. */
export function WaitingNotice() {
  const paths = usePaths();
  const { page } = usePageLocation();
  const waiting = useOutbox().entries.filter(isWaiting);
  const sent = useJustSent();
  const refused = waiting.filter(({ refusal }) => refusal !== null).length;
  // The offline page lists the entries itself.
  const isListed = page?.page === 'offline' || waiting.length === 0;
  if (isListed && sent === null) return null;
  return (
    <p role="status" className={`${blocks.band} ${blocks.line} ${classes.bar}`} data-waiting={waiting.length}>
      {sent !== null && <span>{m.outbox_sent({ label: sent })}</span>}
      {!isListed && (
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
