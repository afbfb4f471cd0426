import { Box } from '@mantine/core';
import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { useCallback, useEffect, useState } from 'react';
import { formatList } from '../../../lib/format/format.ts';
import { usePage, usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { useLater } from '../../../lib/page/use-lazy.ts';
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

const loadMuted = async () => (await import('../../../ui/muted/MutedNote.tsx')).MutedNote;

type Props = { room: ChatRoomOutput; number: number; refresh: () => void };

const typingWords = (names: readonly string[]): string => {
  if (names.length === 0) return '';
  const [name = ''] = names;
  return names.length === 1 ? m.chat_typing_one({ name }) : m.chat_typing_more({ names: formatList(names) });
};

/** One room: its messages, who is present, and the composer. */
export function Room({ room, number, refresh }: Props) {
  const paths = usePaths();
  const utils = trpc.useUtils();
  const { loaded, here, isLost, isRefused, loadEarlier } = useRoom(room.id);
  const onSent = useCallback(() => void utils.chat.rooms.invalidate(), [utils]);
  const { lang } = usePageLocation();
  const outbox = useOutbox(
    {
      lang,
      number,
      chatid: room.id,
      label: m.outbox_message({ room: roomName(room) }),
      path: paths.chatroom(room.id),
    },
    onSent,
    refresh,
  );
  const [aim, setAim] = useState<Aim>(null);
  const { Part: Muted } = useLater(room.mutedUntil !== null, loadMuted);
  // Members who are present but not listed have joined since the room was fetched.
  const joined = here
    .filter(({ id }) => !room.people.some((one) => one.id === id))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (joined !== '') refresh();
  }, [joined, refresh]);
  const { message } = usePage('chatroom').values;
  const messages = loaded?.messages ?? [];
  const typing = here.filter(({ id, isTyping }) => isTyping && id !== number).map(({ username }) => username);
  const names = [...new Set([...room.people, ...here].map(({ username }) => username))];
  return (
    <>
      <header className={`${blocks.line} ${blocks.lined}`}>
        <Box component={Link} href={paths.chat()} hiddenFrom="md">
          {m.chat_back()}
        </Box>
        <Box component="h1" fz="1.375rem" m={0}>
          {room.path ? <Link href={room.path}>{roomName(room)}</Link> : roomName(room)}
        </Box>
        <span
          className={blocks.note}
          title={m.chat_here_list({ names: here.map(({ username }) => username).join(', ') })}
        >
          {m.chat_people({ count: room.nbUsers })}
          {here.some(({ id }) => id !== number) && ` · ${m.chat_here({ count: here.length })}`}
        </span>
      </header>
      <Details room={room} here={new Set(here.map(({ id }) => id))} refresh={refresh} />
      {loaded ? (
        <Log
          label={m.chat_log({ label: roomName(room) })}
          number={number}
          names={names}
          messages={messages}
          read={loaded.read}
          wanted={message}
          hasMore={loaded.hasMore}
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
      <Box component="p" className={blocks.note ?? ''} m={0} mih="1.5rem" role="status">
        {isLost ? m.chat_offline() : typingWords(typing)}
      </Box>
      {Muted && room.mutedUntil && (
        <div className={classes.write}>
          <Muted until={room.mutedUntil} />
        </div>
      )}
      {room.mayWrite && !isRefused && (
        <Composer
          key={aim ? `${aim.kind} ${aim.message.id}` : ''}
          chatid={room.id}
          names={names}
          aim={aim}
          setAim={setAim}
          post={outbox.post}
        />
      )}
    </>
  );
}
