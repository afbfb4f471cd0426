import { useEffect, useRef } from 'react';
import { usePage } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Empty } from '../../ui/states/Empty.tsx';
import { Frame } from './parts/Frame.tsx';
import { useOpening } from './use-opening.ts';
import classes from './chat.module.css';

/** The rooms that a member is in; opens the one that its address asks for. */
export function ChatPage() {
  const { values } = usePage('chat');
  const { open, said } = useOpening();
  const { open: thing, with: username } = values;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || (!thing && !username)) return;
    asked.current = true;
    void open(thing ? { thing } : { username: username ?? '' });
  }, [open, thing, username]);
  return (
    <Frame>
      {said ? (
        <Empty title={said.title} body={said.hint} />
      ) : (
        <div className={classes.choose}>
          <Empty title={m.chat_choose()} />
        </div>
      )}
    </Frame>
  );
}
