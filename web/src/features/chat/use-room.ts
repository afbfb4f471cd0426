import type { ChatMessage, RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from '../../lib/page/use-client.ts';
import { followRoom } from './follow-room.ts';
import { mergeMessages } from './merge-messages.ts';
import { useReadMark } from './use-read-mark.ts';

type Here = NonNullable<RoomNews['here']>;
type Loaded = {
  readonly messages: readonly ChatMessage[];
  readonly hasMore: boolean;
  /** The last message that was read before the room was opened; null when nothing was new. */
  readonly read: number | null;
};

const retryMs = 4_000;

/**
 * The messages of a room: the latest page, then live changes. After a lost connection it catches up on missed
 * changes.
 */
export const useRoom = (chatid: number) => {
  const { lang, client } = useClient();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [here, setHere] = useState<Here>([]);
  const [isLost, setLost] = useState(false);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (after: number) => {
      stop?.();
      stop = followRoom(
        { lang, chatid, after },
        {
          onNews: ({ here: people, again, messages }) => {
            setLost(false);
            if (people) setHere(people);
            if (again) return restart();
            setLoaded(
              (before) => before && { ...before, messages: mergeMessages(before.messages, messages) },
            );
          },
          onLost: () => setLost(true),
          onBroken: () => {
            setLost(true);
            stop?.();
            stop = null;
            timer = setTimeout(retry, retryMs);
          },
          onRefused: () => setRefused(true),
        },
      );
    };
    const load = async () => {
      try {
        const page = await client.chat.messages.query({ lang, chatid });
        if (isOver) return;
        const messages = mergeMessages([], page.messages);
        const isNews = messages.some(({ id }) => id > page.read);
        setLoaded({ messages, hasMore: page.hasMore, read: isNews ? page.read : null });
        setLost(false);
        follow(page.change);
      } catch {
        if (isOver) return;
        setLost(true);
        timer = setTimeout(retry, retryMs);
      }
    };
    const restart = () => {
      stop?.();
      stop = null;
      void load();
    };
    // A subscription reconnects automatically; a page that failed to load does not.
    const retry = () => {
      clearTimeout(timer);
      if (!stop) void load();
    };
    void load();
    addEventListener('online', retry);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', retry);
      stop?.();
      setLoaded(null);
    };
  }, [client, lang, chatid]);

  useReadMark(chatid, loaded?.messages.at(-1)?.id ?? 0);

  const loadEarlier = useCallback(async () => {
    const first = loaded?.messages[0]?.id;
    if (first === undefined) return;
    const page = await client.chat.messages.query({ lang, chatid, before: first });
    setLoaded(
      (before) =>
        before && {
          ...before,
          messages: mergeMessages(before.messages, page.messages),
          hasMore: page.hasMore,
        },
    );
  }, [client, lang, chatid, loaded]);
  return { loaded, here, isLost, isRefused, loadEarlier };
};
