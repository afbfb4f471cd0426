import { useCallback } from 'react';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Frame } from './parts/Frame.tsx';
import { Room } from './parts/Room.tsx';
import { useOwnNumber } from './use-own-number.ts';
import { roomName } from './room-words.ts';

/** A chat room. Members who may not read it get the error's message. */
export function ChatroomPage() {
  const { lang, chatid } = usePage('chatroom');
  const paths = usePaths();
  const number = useOwnNumber();
  const query = trpc.chat.room.useQuery(
    { lang, chatid },
    { enabled: number !== null, retry: false, staleTime: 0 },
  );
  const { data: room, refetch } = query;
  const refresh = useCallback(() => void refetch(), [refetch]);
  return (
    <Frame chatid={chatid} {...(room && { title: roomName(room) })}>
      {room && number !== null ? (
        room.standing === 'asked' ? (
          <Empty title={m.chat_asked()} body={m.chat_asked_hint()} />
        ) : (
          <Room key={chatid} room={room} number={number} refresh={refresh} />
        )
      ) : query.isError ? (
        <Empty title={query.error.message}>
          <Link href={paths.chat()}>{m.chat_back()}</Link>
        </Empty>
      ) : (
        <Loading shape="cards" />
      )}
    </Frame>
  );
}
