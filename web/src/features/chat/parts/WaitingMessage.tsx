import { Button, Group } from '@mantine/core';
import '@mantine/core/styles/Group.css';
import { useIsOffline } from '../../../lib/offline/connection.ts';
import { m } from '../../../paraglide/messages.js';
import type { Waiting } from '../merge-messages.ts';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  one: Waiting;
  retry: (commandId: string) => void;
  discard: (commandId: string) => void;
};

/** An unsent message: being sent, waiting for the connection, or refused. */
export function WaitingMessage({ one, retry, discard }: Props) {
  const { commandId, text, reason } = one;
  const isOffline = useIsOffline();
  return (
    <li className={`${blocks.split} ${classes.message}`} data-own>
      <p className={classes.text}>{text}</p>
      {reason === null ? (
        <span className={blocks.note}>{isOffline ? m.chat_waiting() : m.chat_sending()}</span>
      ) : (
        <div className={blocks.line}>
          <span role="alert" className={blocks.error}>
            {m.chat_failed({ reason })}
          </span>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => retry(commandId)}>
              {m.chat_retry()}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => discard(commandId)}>
              {m.chat_discard()}
            </Button>
          </Group>
        </div>
      )}
    </li>
  );
}
