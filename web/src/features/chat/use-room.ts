import type { ChatMessage, RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { liveConnection } from '../../lib/live-connection.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { mergeMessages } from './merge-messages.ts';

type Here = { readonly people: NonNullable<RoomNews['here']>; readonly count: number };
type Said = { readonly messages: readonly ChatMessage[]; readonly hasMore: boolean };

const readAgainMs = 800;

/** A room as it is now: the latest page first, then all that happens; after a cut, what happened meanwhile. */
export const useRoom = (chatid: number) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const [said, setSaid] = useState<Said | null>(null);
  const [here, setHere] = useState<Here>({ people: [], count: 0 });
  const [isLost, setLost] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const read = useRef(0);

  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    const follow = (after: number) => {
      const { room, state } = liveConnection();
      const following = room.subscribe(
        { lang, chatid, after },
        {
          onData: ({ data }) => {
            setLost(false);
            if (data.here) setHere({ people: data.here, count: data.present ?? data.here.length });
            if (data.again) return startAnew();
            setSaid(
              (before) => before && { ...before, messages: mergeMessages(before.messages, data.messages) },
            );
          },
          onError: ({ data }) => (data?.domainCode ? setRefused(true) : setLost(true)),
        },
      );
      const watching = state.subscribe({ next: ({ error }) => error && setLost(true) });
      stop = () => {
        following.unsubscribe();
        watching.unsubscribe();
      };
    };
    const load = async () => {
      try {
        const page = await client.chat.messages.query({ lang, chatid });
        if (isOver) return;
        setSaid({ messages: mergeMessages([], page.messages), hasMore: page.hasMore });
        follow(page.change);
      } catch {
        if (!isOver) setLost(true);
      }
    };
    const startAnew = () => {
      stop();
      void load();
    };
    void load();
    const again = () => void (isOver || load());
    addEventListener('online', again, { once: true });
    return () => {
      isOver = true;
      removeEventListener('online', again);
      stop();
      setSaid(null);
    };
  }, [client, lang, chatid]);

  const last = said?.messages.at(-1)?.id ?? 0;
  useEffect(() => {
    if (last <= read.current) return;
    const note = () => {
      if (document.visibilityState !== 'visible') return;
      read.current = last;
      client.chat.read.mutate({ lang, chatid, seq: last }).catch(() => undefined);
    };
    const timer = setTimeout(note, readAgainMs);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [client, lang, chatid, last]);

  const loadEarlier = useCallback(async () => {
    const first = said?.messages[0]?.id;
    if (first === undefined) return;
    const page = await client.chat.messages.query({ lang, chatid, before: first });
    setSaid(
      (before) =>
        before && { messages: mergeMessages(before.messages, page.messages), hasMore: page.hasMore },
    );
  }, [client, lang, chatid, said]);
  return { said, here, isLost, isRefused, loadEarlier };
};
