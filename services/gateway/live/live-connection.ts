import type { LiveGrant } from '@rondelle/members/accounts/live-tickets.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { ChannelError } from './channel-access.ts';
import type { ChangedTopic } from '@rondelle/contracts/subjects.ts';
import type { LiveHub } from './live-hub.ts';
import type { Changed, Since } from './missed-changes.ts';
import type { RoomFeeds } from './room-feeds.ts';
import type { LiveCounts } from './live-counts.ts';

/** The live connection of subscriptions. */
export type LiveConnection = {
  readonly hub: LiveHub;
  /** The changes while the client was away; `shed` when the queue is too long to look them up. */
  readonly missed: (since: Since, signal: AbortSignal) => Promise<Changed | 'shed'>;
  /** The grant of the redeemed ticket; null without one. */
  readonly grant: LiveGrant | null;
  /** The current member of the ticket's session; null without a ticket or when the session has ended. */
  readonly holder: () => Promise<Pick<Session, 'memberId' | 'number' | 'role'> | null>;
  /** The current error for these private channels; null when they are allowed. */
  readonly channelErrorOf: (channels: readonly string[]) => Promise<ChannelError | null>;
  /** Bytes sent that the client has not read yet. */
  readonly waitingBytes: () => number;
  /** Counts a request; a connection with far too many is closed. */
  readonly hear: () => void;
  readonly tally: LiveCounts;
  /** Feeds of the chat rooms followed on this gateway. Each room is read once for all followers. */
  readonly rooms: RoomFeeds;
  /** Notifies followers of a change that is not in the log. */
  readonly notify: ((topic: ChangedTopic) => void) | undefined;
  /** Number of open subscriptions. */
  open: number;
};
