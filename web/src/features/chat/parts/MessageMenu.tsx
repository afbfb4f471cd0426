import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { m } from '../../../paraglide/messages.js';
import classes from '../chat.module.css';
import type { MessageActionsProps } from './MessageActions.tsx';

const loadActions = async () => (await import('./MessageActions.tsx')).MessageActions;

/**
 * The actions of a message: everyone may reply, the author may edit, others may report. The menu is loaded when it
 * is first opened.
 */
export function MessageMenu(props: MessageActionsProps) {
  const [wanted, setWanted] = useState(false);
  const { Part: Actions } = useLater(wanted, loadActions);
  if (Actions) return <Actions {...props} />;
  return (
    <UnstyledButton
      className={classes.more ?? ''}
      c="dimmed"
      lh="1.5rem"
      miw="1.75rem"
      ta="center"
      aria-haspopup="menu"
      aria-label={m.chat_actions({ name: props.message.user.username })}
      onClick={() => setWanted(true)}
    >
      ⋯
    </UnstyledButton>
  );
}
