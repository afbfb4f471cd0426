import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { formatShort } from '../format-short.ts';
import blocks from '../../../ui/blocks.module.css';

/** Messages of a room with these words, latest first. */
export function Found({ chatid, query }: { chatid: number; query: string }) {
  const { lang } = usePageLocation();
  const { data } = trpc.chat.search.useQuery({ lang, chatid, query }, { retry: false });
  if (!data) return null;
  if (data.messages.length === 0) return <p>{m.chat_search_none()}</p>;
  return (
    <ul className={blocks.rows}>
      {data.messages.map(({ id, user, message, sentAt }) => (
        <li key={id}>
          <strong>{user.username}</strong>{' '}
          <time className={blocks.note} dateTime={sentAt}>
            {formatShort(sentAt)}
          </time>
          <br />
          {message}
        </li>
      ))}
    </ul>
  );
}
