import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { callErrorOf } from '../../../lib/http/call-error.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { formatShort } from '../format-short.ts';
import blocks from '../../../ui/blocks.module.css';

/** Messages of a room that match the query, latest first; each leads to its place in the room. */
export function Found({ chatid, query }: { chatid: number; query: string }) {
  const location = usePageLocation();
  const { lang } = location;
  const { data, error } = trpc.chat.search.useQuery({ lang, chatid, query }, { retry: false });
  if (error) return <p role="alert">{callErrorOf(error).message}</p>;
  if (!data) return <p role="status">{m.shell_loading()}</p>;
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
          <Link href={withSearch(location, { message: String(id) })}>{message}</Link>
        </li>
      ))}
    </ul>
  );
}
