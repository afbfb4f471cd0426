import { Button } from '@mantine/core';
import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formatDay } from '../../../lib/format/format.ts';
import { m } from '../../../paraglide/messages.js';
import { displayedMessages, type Waiting } from '../merge-messages.ts';
import { useJump } from '../use-jump.ts';
import { Message } from './Message.tsx';
import type { Aim } from '../aim.ts';
import { WaitingMessage } from './WaitingMessage.tsx';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  label: string;
  number: number;
  names: readonly string[];
  messages: readonly ChatMessage[];
  /** The last message that was read before the room was opened; null when nothing was new. */
  read: number | null;
  /** The message to scroll to. */
  wanted: number | undefined;
  hasMore: boolean;
  loadEarlier: () => Promise<void>;
  waiting: readonly Waiting[];
  retry: (commandId: string) => void;
  discard: (commandId: string) => void;
  onAim: (aim: Aim) => void;
  mayWrite: boolean;
};

const nearPx = 80;

/**
 * Keeps the log scrolled to the end while the reader is there, and goes there when they send something. A reader further
 * up keeps their position.
 */
const useAtEnd = (last: string, first: number | undefined, sent: number) => {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first, height: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(last);
  const sentBefore = useRef(sent);
  useLayoutEffect(() => {
    if (sent > sentBefore.current) setAtEnd(true);
    sentBefore.current = sent;
  }, [sent]);
  useLayoutEffect(() => {
    const at = log.current;
    if (!at) return;
    if (isAtEnd) at.scrollTop = at.scrollHeight;
    // Older messages were added above: keeps the same message in view.
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

const useEarlier = (loadEarlier: () => Promise<void>) => {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const load = () => {
    setState('pending');
    loadEarlier().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return { isPending: state === 'pending', isFailed: state === 'failed', load };
};

/** The messages of a room by day and author, then the unsent ones. */
export function Log({ label, number, names, messages, hasMore, loadEarlier, waiting, ...rest }: Props) {
  const { read, wanted, onAim, mayWrite, retry, discard } = rest;
  const last = `${messages.at(-1)?.id ?? 0} ${waiting.length}`;
  const first = messages[0]?.id;
  const { log, isAtEnd, unseen, onScroll, toEnd, leaveEnd } = useAtEnd(last, first, waiting.length);
  const { called, jump } = useJump({ wanted, first, hasMore, loadEarlier, leaveEnd });
  const earlier = useEarlier(loadEarlier);
  const byId = new Map(messages.map((message) => [message.id, message]));
  return (
    <div ref={log} className={classes.log} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
      {hasMore && (
        <Button variant="subtle" size="compact-sm" loading={earlier.isPending} onClick={earlier.load}>
          {earlier.isFailed ? m.chat_earlier_failed() : m.chat_earlier()}
        </Button>
      )}
      {messages.length === 0 && waiting.length === 0 && <p>{m.chat_no_messages()}</p>}
      <ol className={blocks.plain}>
        {displayedMessages(messages, { read, number }).map(({ message, isFirst, isNew, day }) => (
          <Message
            key={message.id}
            message={message}
            day={day && formatDay(day)}
            isFirst={isFirst}
            isNew={isNew}
            isOwn={message.user.id === number}
            isCalled={message.id === called}
            onQuote={jump}
            repliedTo={message.replyTo === null ? null : (byId.get(message.replyTo) ?? 'earlier')}
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
        <Button
          variant="default"
          size="compact-sm"
          display="block"
          pos="sticky"
          bottom="0.5rem"
          mx="auto"
          onClick={toEnd}
        >
          {unseen ? m.chat_new_below() : m.chat_newest()}
        </Button>
      )}
    </div>
  );
}
