import { Button } from '@mantine/core';
import { isWaiting } from '../../../lib/offline/outbox/order.ts';
import { sendNow } from '../../../lib/offline/outbox/outbox.ts';
import { useOutbox } from '../../../lib/offline/outbox/use-outbox.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { signedInAs } from '../../../lib/member/signed-in.ts';
import { m } from '../../../paraglide/messages.js';
import { LoginLink } from '../../../ui/link/LoginLink.tsx';
import { WaitingChange } from './WaitingChange.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The member's unsent changes in order, and the number of those of other accounts. */
export function WaitingChanges() {
  const paths = usePaths();
  const { entries, ended, isRead } = useOutbox();
  const me = signedInAs();
  const waiting = entries.filter(isWaiting);
  const mine = waiting.filter(({ owner }) => owner === me);
  const others = waiting.length - mine.length;
  return (
    <>
      <p role="status" className={blocks.note}>
        {isRead && waiting.length === 0 && m.outbox_none()}
        {mine.length > 0 && (ended === 'unanswered' ? m.outbox_unanswered() : m.outbox_text())}
      </p>
      {others > 0 && (
        <p className={blocks.notice}>
          {me === null ? m.outbox_log_in({ count: others }) : m.outbox_others({ count: others })}{' '}
          {me === null && <LoginLink next={paths.offline()} />}
        </p>
      )}
      {mine.length > 0 && (
        <>
          <ol className={blocks.rows}>
            {mine.map((entry) => (
              <WaitingChange key={entry.commandId} entry={entry} />
            ))}
          </ol>
          <Button mt="md" onClick={() => void sendNow()}>
            {m.outbox_send_now()}
          </Button>
        </>
      )}
    </>
  );
}
