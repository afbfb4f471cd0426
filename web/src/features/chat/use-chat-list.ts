import { useEffect } from 'react';
import { liveConnection } from '../../lib/live/live-connection.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { refetchIntervalMs } from '../../lib/http/retry-without-response.ts';
import { useOwnNumber } from './use-own-number.ts';

/** Refetch interval in ms. In rooms of leagues and tournaments, only mentioned members get a hint. */
const staleMs = 60_000;
const refetchInterval = (query: Parameters<typeof refetchIntervalMs>[0]) =>
  refetchIntervalMs(query) || staleMs;

/** The member's rooms; fetched again after each hint that concerns the member. */
export const useChatList = () => {
  const { lang } = usePageLocation();
  const number = useOwnNumber();
  const query = trpc.chat.rooms.useQuery(
    { lang },
    { enabled: number !== null, retry: false, staleTime: 0, refetchInterval },
  );
  const { refetch } = query;
  const isIn = query.isSuccess;
  useEffect(() => {
    if (number === null || !isIn) return;
    const following = liveConnection().changes.subscribe(
      { lang, topics: [`chat:${number}`] },
      { onData: ({ data }) => data.topics.length > 0 && void refetch(), onError: () => undefined },
    );
    return () => following.unsubscribe();
  }, [lang, number, isIn, refetch]);
  return query;
};
