import { useEffect, useRef } from 'react';
import { useClient } from '../../lib/page/use-client.ts';

const markReadAfterMs = 800;

/** Marks a room as read up to its last message once that has been visible for a moment. */
export const useReadMark = (chatid: number, last: number): void => {
  const { lang, client } = useClient();
  const read = useRef(0);
  useEffect(() => {
    if (last <= read.current) return;
    const note = () => {
      if (last <= read.current || document.visibilityState !== 'visible') return;
      const before = read.current;
      read.current = last;
      // Without a connection, the mark is sent once there is one, so that other devices agree.
      client.chat.read.mutate({ lang, chatid, seq: last }).catch(() => {
        read.current = before;
      });
    };
    const timer = setTimeout(note, markReadAfterMs);
    document.addEventListener('visibilitychange', note);
    addEventListener('online', note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', note);
      removeEventListener('online', note);
    };
  }, [client, lang, chatid, last]);
};
