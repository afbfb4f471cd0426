import { useEffect, useState } from 'react';
import { isMessage } from '../../lib/offline/outbox/entry.ts';
import { isWaiting } from '../../lib/offline/outbox/order.ts';
import { onSent } from '../../lib/offline/outbox/outbox.ts';
import { useOutbox } from '../../lib/offline/outbox/use-outbox.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { noteChange } from '../../lib/http/known-changes.ts';
import { useRefreshAfterWrite } from '../../lib/forms/use-refresh-after-write.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { NoticeBand } from './NoticeBand.tsx';

const visibleMs = 8_000;

/** Returns the label of the outbox entry sent last, for a few seconds, and refetches queries after each sent entry. */
const useJustSent = (isRoom: boolean): string | null => {
  const utils = trpc.useUtils();
  const refresh = useRefreshAfterWrite();
  const [label, setLabel] = useState<string | null>(null);
  useEffect(
    () =>
      onSent(({ entry, outcome }) => {
        // Another tab or the worker may have sent the change.
        noteChange();
        if (isMessage(entry)) void utils.chat.rooms.invalidate();
        else void refresh();
        // The scorekeeper's form shows its own confirmations.
        const isTap = entry.procedure === 'game.changeLiveScore';
        const isSeen = isTap || (isRoom && isMessage(entry));
        if (outcome.kind === 'answered' && !isSeen) setLabel(entry.label);
      }),
    [utils, refresh, isRoom],
  );
  useEffect(() => {
    if (label === null) return;
    const timer = setTimeout(() => setLabel(null), visibleMs);
    return () => clearTimeout(timer);
  }, [label]);
  return label;
};

/** Shows changes that wait to be sent, were refused or were just sent. */
export function WaitingNotice() {
  const paths = usePaths();
  const { page } = usePageLocation();
  // A room displays the waiting messages itself.
  const isRoom = page?.page === 'chatroom';
  const waiting = useOutbox().entries.filter((entry) => isWaiting(entry) && !(isRoom && isMessage(entry)));
  const sent = useJustSent(isRoom);
  const refused = waiting.filter(({ refusal }) => refusal !== null).length;
  // The offline page lists the entries itself.
  const isListed = page?.page === 'offline' || waiting.length === 0;
  if (isListed && sent === null) return null;
  return (
    <NoticeBand data-waiting={waiting.length}>
      {sent !== null && <span>{m.outbox_sent({ label: sent })}</span>}
      {!isListed && (
        <>
          <span>
            {refused > 0 ? m.outbox_refused({ count: refused }) : m.outbox_waiting({ count: waiting.length })}
          </span>
          <Link href={paths.offline()}>{m.outbox_see()}</Link>
        </>
      )}
    </NoticeBand>
  );
}
