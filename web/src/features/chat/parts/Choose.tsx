import { useEffect, useRef } from 'react';
import { usePage } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Empty } from '../../../ui/states/Empty.tsx';
import { useOpening } from '../use-opening.ts';
import classes from '../chat.module.css';

/** Where no room is open yet: opens the one that the address asks for, for who may chat. */
export function Choose() {
  const { values } = usePage('chat');
  const { open, said } = useOpening();
  const { open: thing, with: username } = values;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || (!thing && !username)) return;
    asked.current = true;
    void open(thing ? { thing } : { username: username ?? '' });
  }, [open, thing, username]);
  if (said) return <Empty title={said.title} body={said.hint} />;
  return (
    <div className={classes.choose}>
      <Empty title={m.chat_choose()} />
    </div>
  );
}
