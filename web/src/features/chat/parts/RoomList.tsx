import { Box, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { ChatRoom } from '@rondelle/contracts/community/chat.outputs.ts';
import type { RoomType } from '@rondelle/contracts/community/chat.ts';
import { useState } from 'react';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { formatShort } from '../format-short.ts';
import { roomName } from '../room-words.ts';
import classes from '../chat.module.css';
import blocks from '../../../ui/blocks.module.css';

const kinds: Readonly<Record<RoomType, () => string>> = {
  league: m.chat_type_league,
  tournament: m.chat_type_tournament,
  team: m.chat_type_team,
  private: m.chat_type_private,
  group: m.chat_type_group,
};

const lastOf = ({ lastMessage, standing, type }: ChatRoom): string => {
  if (standing === 'asked') return m.chat_asks();
  if (!lastMessage) return kinds[type]();
  const deletedText = lastMessage.state === 'removed' ? m.chat_removed() : m.chat_deleted();
  return `${lastMessage.user.username} · ${lastMessage.message || deletedText}`;
};

function Room({ room, isOpen }: { room: ChatRoom; isOpen: boolean }) {
  const paths = usePaths();
  const { unread, isMentioned, isQuiet, lastMessageAt } = room;
  const called = isMentioned ? '@ ' : '';
  return (
    <li>
      <Link
        href={paths.chatroom(room.id)}
        className={`${blocks.whole} ${blocks.split}`}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={`${blocks.strong} ${blocks.cut}`}>{roomName(room)}</span>
        {lastMessageAt && (
          <time className={blocks.note} dateTime={lastMessageAt}>
            {formatShort(lastMessageAt)}
          </time>
        )}
        <span className={`${blocks.note} ${blocks.cut}`}>{lastOf(room)}</span>
        {unread > 0 && !isQuiet && (
          <Box
            component="span"
            className={blocks.badge ?? ''}
            bg="var(--r-accent)"
            c="var(--r-on-result)"
            ml="auto"
            aria-label={`${m.chat_unread({ count: unread })}${isMentioned ? ` · ${m.chat_mentioned()}` : ''}`}
          >
            {called}
            {unread > 99 ? '99+' : unread}
          </Box>
        )}
      </Link>
    </li>
  );
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The member's rooms, most recent message first. With more than five rooms, a filter searches their names. */
export function RoomList({ rooms, chatid }: { rooms: readonly ChatRoom[]; chatid: number | undefined }) {
  const [filter, setFilter] = useState('');
  if (rooms.length === 0) return <Empty title={m.chat_none()} body={m.chat_none_hint()} />;
  const visible = rooms.filter((room) => plain(roomName(room)).includes(plain(filter.trim())));
  return (
    <>
      {rooms.length > 5 && (
        <TextInput
          type="search"
          label={m.chat_filter()}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          mb="xs"
        />
      )}
      {visible.length === 0 ? (
        <p>{m.chat_none_found()}</p>
      ) : (
        <ul className={classes.rooms}>
          {visible.map((room) => (
            <Room key={room.id} room={room} isOpen={room.id === chatid} />
          ))}
        </ul>
      )}
    </>
  );
}
