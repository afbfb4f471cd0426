import type { LiveGrant } from '@rondelle/infra/accounts/live-tickets.ts';
import type { LiveHub } from './live-hub.ts';

/** One live connection: what its subscriptions need of it. */
export type LiveLine = {
  readonly hub: LiveHub;
  /** What a ticket opened; null without one. */
  readonly grant: LiveGrant | null;
  /** Whether the session behind the grant still counts. */
  readonly isGrantAlive: () => Promise<boolean>;
  /** Bytes that the other end has not taken yet. */
  readonly waitingBytes: () => number;
  /** How many subscriptions are open on it. */
  open: number;
};
