import type { LiveGrant } from '@rondelle/members/accounts/live-tickets.ts';
import type { ChannelRefusal } from './channel-access.ts';
import type { ChangedTopic } from '@rondelle/contracts/subjects.ts';
import type { LiveHub } from './live-hub.ts';
import type { Changed, Since } from './missed-changes.ts';
import type { RoomFeeds } from './room-feeds.ts';
import type { LiveCounts } from './live-counts.ts';

/** One live connection: what its subscriptions need of it. */
export type LiveConnection = {
  readonly hub: LiveHub;
  /** What was missed; `shed` where others are looked up for first. */
  readonly missed: (since: Since, signal: AbortSignal) => Promise<Changed | 'shed'>;
  /** What a ticket opened; null without one. */
  readonly grant: LiveGrant | null;
  /** Why the private channels may not be followed, or no longer: null where they may. */
  readonly refusalOf: (channels: readonly string[]) => Promise<ChannelRefusal | null>;
  /** Bytes that the other end has not taken yet. */
  readonly waitingBytes: () => number;
  /** Counts something that was asked; a line that asks far too much is ended. */
  readonly hear: () => void;
  readonly tally: LiveCounts;
  /** The rooms of the chat that are followed here, each read once for all. */
  readonly rooms: RoomFeeds;
  /** Tells those who follow it that something has changed which no event says. */
  readonly notify: ((topic: ChangedTopic) => void) | undefined;
  /** How many subscriptions are open on it. */
  open: number;
};
