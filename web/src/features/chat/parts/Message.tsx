import { Box, UnstyledButton } from '@mantine/core';
import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { formatClock } from '../../../lib/format/format.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { useLater } from '../../../lib/page/use-lazy.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { cardIn, textParts } from '../text-parts.ts';
import { messageId } from '../use-jump.ts';
import { MessageMenu } from './MessageMenu.tsx';
import type { Aim } from '../aim.ts';
import { Text } from './Text.tsx';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  message: ChatMessage;
  /** The day, when it differs from the message before. */
  day: string | null;
  isFirst: boolean;
  /** True when the unread messages begin here. */
  isNew: boolean;
  isOwn: boolean;
  /** True when the reader jumped to this message. */
  isCalled: boolean;
  /** Jumps to the message that this one replies to. */
  onQuote: (seq: number) => void;
  repliedTo: ChatMessage | 'earlier' | null;
  names: readonly string[];
  onAim: (aim: Aim) => void;
  mayWrite: boolean;
};

const loadCard = async () => (await import('./Card.tsx')).Card;
const deletedWords = { deleted: m.chat_deleted, removed: m.chat_removed } as const;

function Quote({ of, onClick }: { of: ChatMessage | 'earlier'; onClick: () => void }) {
  return (
    <UnstyledButton className={`${blocks.quote} ${blocks.note} ${blocks.cut}`} onClick={onClick}>
      {of === 'earlier' ? m.chat_reply_gone() : `${of.user.username} · ${of.message || m.chat_deleted()}`}
    </UnstyledButton>
  );
}

/** A message: the author's name if it is the first of a group, the text and its actions. */
export function Message(props: Props) {
  const {
    message,
    day,
    isFirst,
    isNew,
    isOwn,
    isCalled,
    onQuote,
    repliedTo: answered,
    names,
    onAim,
    mayWrite,
  } = props;
  const paths = usePaths();
  const { id, user, state, sentAt, editedAt, replyTo } = message;
  const isDeleted = state === 'deleted' || state === 'removed';
  const parts = isDeleted ? [] : textParts(message.message, location.origin, names);
  const card = cardIn(parts);
  const { Part: Card } = useLater(card !== null, loadCard);
  return (
    <>
      {day && (
        <Box component="li" className={blocks.note ?? ''} mt="md" mb="0.5rem" ta="center">
          {day}
        </Box>
      )}
      {isNew && (
        <Box component="li" className={`${blocks.note} ${blocks.accented}`} mt="0.625rem">
          {m.chat_new_below()}
        </Box>
      )}
      <li
        id={messageId(id)}
        tabIndex={-1}
        className={`${blocks.split} ${classes.message}`}
        data-first={isFirst || undefined}
        data-own={isOwn || undefined}
        data-called={isCalled || undefined}
      >
        {isFirst && (
          <div className={blocks.line}>
            <Link className={blocks.strong} href={paths.user({ id: user.id, name: user.username })}>
              {user.username}
            </Link>
            <time className={blocks.note} dateTime={sentAt}>
              {formatClock(sentAt)}
            </time>
          </div>
        )}
        {answered && replyTo !== null && <Quote of={answered} onClick={() => onQuote(replyTo)} />}
        <p className={isDeleted ? `${classes.text} ${blocks.muted}` : classes.text}>
          {isDeleted ? <em>{deletedWords[state]()}</em> : <Text parts={parts} />}
          {editedAt && !isDeleted && <span className={blocks.note}> ({m.chat_edited()})</span>}
        </p>
        {!isDeleted && <MessageMenu message={message} isOwn={isOwn} onAim={onAim} mayWrite={mayWrite} />}
        {state === 'held' && (
          <Box component="span" className={blocks.note ?? ''} maw="30rem">
            {m.chat_held()}
          </Box>
        )}
        {card && Card && <Card card={card} />}
      </li>
    </>
  );
}
