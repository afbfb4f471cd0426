import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { useCallback, useState } from 'react';
import { formatInstant, formatList } from '../../../lib/format.ts';
import { usePaths } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import type { Aim } from '../aim.ts';
import { stillWaiting } from '../merge-messages.ts';
import { roomName } from '../room-words.ts';
import { useOutbox } from '../use-outbox.ts';
import { useRoom } from '../use-room.ts';
import { Composer } from './Composer.tsx';
import { Details } from './Details.tsx';
import { Log } from './Log.tsx';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

type Props = { room: ChatRoomOutput; number: number; refresh: () => void };

const typingWords = (names: readonly string[]): string => {
  if (names.length === 0) return '';
  const [name = ''] = names;
  return names.length === 1 ? m.chat_typing_one({ name }) : m.chat_typing_more({ names: formatList(names) });
};

/** One room: what was said, who is there, and a line to say something. */
export function Room({ room, number, refresh }: Props) {
  const paths = usePaths();
  const utils = trpc.useUtils();
  const { said, here, isLost, isRefused, loadEarlier } = useRoom(room.id);
  const onSent = useCallback(() => void utils.chat.rooms.invalidate(), [utils]);
  const outbox = useOutbox(number, room.id, onSent);
  const [aim, setAim] = useState<Aim>(null);
  const messages = said?.messages ?? [];
  const typing = here.people
    .filter(({ id, isTyping }) => isTyping && id !== number)
    .map(({ username }) => username);
  const names = [...new Set([...room.people, ...here.people].map(({ username }) => username))];
  return (
    <>
      <header className={`${blocks.line} ${classes.head}`}>
        <Link href={paths.chat()} className={classes.back}>
          {m.chat_back()}
        </Link>
        <h1>{room.path ? <Link href={room.path}>{roomName(room)}</Link> : roomName(room)}</h1>
        <span
          className={blocks.note}
          title={m.chat_here_list({ names: here.people.map(({ username }) => username).join(', ') })}
        >
          {m.chat_people({ count: room.nbUsers })} · {m.chat_here({ count: here.count })}
        </span>
      </header>
      <Details room={room} refresh={refresh} />
      {said ? (
        <Log
          label={m.chat_log({ label: roomName(room) })}
          number={number}
          names={names}
          messages={messages}
          hasMore={said.hasMore}
          loadEarlier={loadEarlier}
          waiting={stillWaiting(outbox.waiting, messages)}
          retry={outbox.retry}
          discard={outbox.discard}
          onAim={setAim}
          mayWrite={room.mayWrite && !isRefused}
        />
      ) : (
        <Loading shape="cards" />
      )}
      <p className={`${blocks.note} ${classes.status}`} role="status">
        {isLost ? m.chat_offline() : typingWords(typing)}
      </p>
      {room.mutedUntil && <p role="note">{m.chat_muted_until({ when: formatInstant(room.mutedUntil) })}</p>}
      {room.mayWrite && !isRefused && (
        <Composer
          key={aim?.message.id ?? 0}
          chatid={room.id}
          names={names}
          aim={aim}
          setAim={setAim}
          say={outbox.say}
        />
      )}
    </>
  );
}
