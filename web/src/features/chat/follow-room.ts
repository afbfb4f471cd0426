import type { RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { liveConnection } from '../../lib/live/live-connection.ts';
import { isTemporaryError } from '../../lib/http/retry-without-response.ts';

type Input = Parameters<ReturnType<typeof liveConnection>['room']['subscribe']>[0];
type Listener = {
  readonly onNews: (news: RoomNews) => void;
  /** The connection is lost; it reconnects automatically. */
  readonly onLost: () => void;
  /** The server ended the subscription; a new one is needed. */
  readonly onBroken: () => void;
  /** The member may no longer read the room. */
  readonly onRefused: () => void;
};

/** Follows the changes of a room after a change; returns a function that stops. */
export const followRoom = (input: Input, { onNews, onLost, onBroken, onRefused }: Listener): (() => void) => {
  const { room, state } = liveConnection();
  const following = room.subscribe(input, {
    onData: ({ data }) => onNews(data),
    onError: (error) => (isTemporaryError(error) ? onBroken() : onRefused()),
  });
  const watching = state.subscribe({ next: ({ error }) => error && onLost() });
  return () => {
    following.unsubscribe();
    watching.unsubscribe();
  };
};
