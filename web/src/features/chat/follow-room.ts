import type { RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { liveConnection } from '../../lib/live-connection.ts';

type Input = Parameters<ReturnType<typeof liveConnection>['room']['subscribe']>[0];
type Listener = {
  readonly onNews: (news: RoomNews) => void;
  /** The connection is lost; it comes back by itself. */
  readonly onLost: () => void;
  /** The member may no longer read the room. */
  readonly onRefused: () => void;
};

/** Follows the changes of a room after the given one; returns a function that stops. */
export const followRoom = (input: Input, { onNews, onLost, onRefused }: Listener): (() => void) => {
  const { room, state } = liveConnection();
  const following = room.subscribe(input, {
    onData: ({ data }) => onNews(data),
    onError: ({ data }) => (data?.domainCode ? onRefused() : onLost()),
  });
  const watching = state.subscribe({ next: ({ error }) => error && onLost() });
  return () => {
    following.unsubscribe();
    watching.unsubscribe();
  };
};
