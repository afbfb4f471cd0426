import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { clock } from '../format-short.ts';
import { cardIn, textParts } from '../text-parts.ts';
import { messageId } from '../use-jump.ts';
import { Card } from './Card.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import type { Aim } from '../aim.ts';
import { Text } from './Text.tsx';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = {
  message: ChatMessage;
  /** Where another begins. */
  day: string | null;
  isFirst: boolean;
  isOwn: boolean;
  /** The reader was led to it. */
  isCalled: boolean;
  /** Leads to the message that this one answers. */
  onQuote: (seq: number) => void;
  answered: ChatMessage | 'earlier' | null;
  names: readonly string[];
  onAim: (aim: Aim) => void;
  mayWrite: boolean;
};

const goneWords = { deleted: m.chat_deleted, removed: m.chat_removed } as const;

function Quote({ of, onClick }: { of: ChatMessage | 'earlier'; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`${blocks.quote} ${blocks.note} ${blocks.cut} ${classes.quote}`}
      onClick={onClick}
    >
      {of === 'earlier' ? m.chat_reply_gone() : `${of.user.username} · ${of.message || m.chat_deleted()}`}
    </button>
  );
}

/** What somebody said: their name where it is the first of several, the words, and what can be done with it. */
export function Message(props: Props) {
  const { message, day, isFirst, isOwn, isCalled, onQuote, answered, names, onAim, mayWrite } = props;
  const paths = usePaths();
  const { id, user, state, sentAt, editedAt, replyTo } = message;
  const isGone = state === 'deleted' || state === 'removed';
  const parts = isGone ? [] : textParts(message.message, location.origin, names);
  const card = cardIn(parts);
  return (
    <>
      {day && <li className={`${blocks.note} ${classes.day}`}>{day}</li>}
      <li
        id={messageId(id)}
        tabIndex={-1}
        className={classes.message}
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
              {clock(sentAt)}
            </time>
          </div>
        )}
        {answered && replyTo !== null && <Quote of={answered} onClick={() => onQuote(replyTo)} />}
        <p className={isGone ? `${classes.text} ${classes.gone}` : classes.text}>
          {isGone ? goneWords[state]() : <Text parts={parts} />}
          {editedAt && !isGone && <span className={blocks.note}> ({m.chat_edited()})</span>}
        </p>
        {!isGone && <MessageMenu message={message} isOwn={isOwn} onAim={onAim} mayWrite={mayWrite} />}
        {state === 'held' && <span className={`${blocks.note} ${classes.unfolded}`}>{m.chat_held()}</span>}
        {card && <Card card={card} />}
      </li>
    </>
  );
}
