import { useState } from 'react';
import { useLater } from '../../../lib/use-later.ts';
import { m } from '../../../paraglide/messages.js';
import classes from '../chat.module.css';
import type { MessageActionsProps } from './MessageActions.tsx';

const loadActions = async () => (await import('./MessageActions.tsx')).MessageActions;

/**
 * What can be done with a message: answered by anybody, changed by its author, reported by everybody else. The menu is
 * loaded when it is opened first.
 */
export function MessageMenu(props: MessageActionsProps) {
  const [wanted, setWanted] = useState(false);
  const { Part: Actions } = useLater(wanted, loadActions);
  if (Actions) return <Actions {...props} />;
  return (
    <button
      type="button"
      className={classes.more}
      aria-haspopup="menu"
      aria-label={m.chat_actions({ name: props.message.user.username })}
      onClick={() => setWanted(true)}
    >
      ⋯
    </button>
  );
}
