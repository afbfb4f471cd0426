import { Button } from '@mantine/core';
import type { AccountOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  sessions: AccountOutput['sessions'];
  end: (sessionId: string) => void;
  endOthers: () => void;
};

/** The member's sessions, most recent first. Each can be ended. */
export function Sessions({ sessions, end, endOthers }: Props) {
  return (
    <>
      <ul className={`${blocks.rows} ${blocks.prose}`}>
        {sessions.map(({ id, isCurrent, kind, device, lastSeenAt }) => (
          <li key={id} className={blocks.ends}>
            <span>
              {device || (kind === 'api' ? m.account_session_program() : m.account_session_unknown())}
              {' – '}
              <time dateTime={lastSeenAt}>{formatInstant(lastSeenAt)}</time>
            </span>
            {isCurrent ? (
              <strong>{m.account_session_current()}</strong>
            ) : (
              <Button variant="default" onClick={() => end(id)}>
                {m.account_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="default" mt="xs" onClick={endOthers}>
          {m.account_session_end_others()}
        </Button>
      )}
    </>
  );
}
