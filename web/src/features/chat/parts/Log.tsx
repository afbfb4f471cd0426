import { Button } from '@mantine/core';
import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { shownMessages, type Waiting } from '../merge-messages.ts';
import { useJump } from '../use-jump.ts';
import { Message } from './Message.tsx';
import type { Aim } from '../aim.ts';
import { WaitingMessage } from './WaitingMessage.tsx';
import classes from '../chat.module.css';

type Props = {
  label: string;
  number: number;
  names: readonly string[];
  messages: readonly ChatMessage[];
  hasMore: boolean;
  loadEarlier: () => Promise<void>;
  waiting: readonly Waiting[];
  retry: (commandId: string) => void;
  discard: (commandId: string) => void;
  onAim: (aim: Aim) => void;
  mayWrite: boolean;
};

const nearPx = 80;

/** Stays at the end as long as the reader is there; whoever reads further up is not moved. */
const useAtEnd = (last: string, first: number | undefined) => {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first, height: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(last);
  useLayoutEffect(() => {
    const at = log.current;
    if (!at) return;
    if (isAtEnd) at.scrollTop = at.scrollHeight;
    // What came above moves what is read down by as much.
    else if (before.current.first !== first) at.scrollTop += at.scrollHeight - before.current.height;
    before.current = { first, height: at.scrollHeight };
  });
  const onScroll = () => {
    const at = log.current;
    if (!at) return;
    const isNear = at.scrollHeight - at.scrollTop - at.clientHeight < nearPx;
    setAtEnd(isNear);
    if (isNear) setSeen(last);
  };
  const leaveEnd = useCallback(() => setAtEnd(false), []);
  return { log, isAtEnd, unseen: !isAtEnd && seen !== last, onScroll, toEnd: () => setAtEnd(true), leaveEnd };
};

/** What was said in a room: the day, then each author with what they said, and at the end what waits to be sent. */
export function Log({ label, number, names, messages, hasMore, loadEarlier, waiting, ...rest }: Props) {
  const last = `${messages.at(-1)?.id ?? 0} ${waiting.length}`;
  const first = messages[0]?.id;
  const { log, isAtEnd, unseen, onScroll, toEnd, leaveEnd } = useAtEnd(last, first);
  const { called, jump } = useJump({ first, hasMore, loadEarlier, leaveEnd });
  const byId = new Map(messages.map((message) => [message.id, message]));
  const { onAim, mayWrite, retry, discard } = rest;
  return (
    <div ref={log} className={classes.log} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
      {hasMore && (
        <Button variant="subtle" size="compact-sm" onClick={() => void loadEarlier()}>
          {m.chat_earlier()}
        </Button>
      )}
      {messages.length === 0 && waiting.length === 0 && <p>{m.chat_no_messages()}</p>}
      <ol>
        {shownMessages(messages).map(({ message, isFirst, day }) => (
          <Message
            key={message.id}
            message={message}
            day={day && formatDay(day)}
            isFirst={isFirst}
            isOwn={message.user.id === number}
            isCalled={message.id === called}
            onQuote={jump}
            answered={message.replyTo === null ? null : (byId.get(message.replyTo) ?? 'earlier')}
            names={names}
            onAim={onAim}
            mayWrite={mayWrite}
          />
        ))}
        {waiting.map((one) => (
          <WaitingMessage key={one.commandId} one={one} retry={retry} discard={discard} />
        ))}
      </ol>
      {!isAtEnd && (
        <Button className={classes.below ?? ''} size="compact-sm" variant="default" onClick={toEnd}>
          {unseen ? m.chat_new_below() : m.chat_newest()}
        </Button>
      )}
    </div>
  );
}
