import { connectionParams } from '@rondelle/contracts/live.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { holderOf, redeemTicket } from '@rondelle/members/accounts/live-tickets.ts';
import { whySessionEnded } from '@rondelle/members/accounts/session-ends.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import {
  positionBefore,
  topicsChangedAfter,
} from '@rondelle/projections/queries/activity-log/changed-after.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { TRPCError } from '@trpc/server';
import type { CreateWSSContextFnOptions } from '@trpc/server/adapters/ws';
import { createWorkQueue } from '../load/work-queue.ts';
import { networkOf } from '../membership/network.ts';
import type { Context } from '../trpc/trpc.ts';
import { channelErrorOf } from './channel-access.ts';
import { addressOf } from './connection-addresses.ts';
import type { LiveConnection } from './live-connection.ts';
import type { LiveCounts } from './live-counts.ts';
import type { LiveHub } from './live-hub.ts';
import type { OpenConnections } from './open-connections.ts';
import { createMissedChanges, type MissedChanges } from './missed-changes.ts';
import type { RoomFeeds } from './room-feeds.ts';

export type LiveSocketsOptions = {
  readonly hub: LiveHub;
  readonly context: Context;
  /** The database for missed changes: the one that hints wait for, perhaps a replica. */
  readonly views: () => Db;
  /** Null means that there are no private channels. */
  readonly services: MemberServices | null;
  readonly logger: Logger;
  readonly tally: LiveCounts;
  /** Number of our proxies: so many `x-forwarded-for` entries are trusted. */
  readonly trustedProxies: number;
  /** Most connections of one address; a whole arena may share one. */
  readonly perAddress: () => number;
  /** Most connections of this gateway; each takes memory while it is open. */
  readonly mostConnections: number;
  /** Interval of pings; a client that does not respond is closed at the next one. */
  readonly heartbeatMs: number;
};

/** The longest that a change takes to reach the views, with a margin. */
const lagMs = 5_000;
/** Database connections for missed changes; pages need the others. */
const looksAtOnce = 2;

export const missedChanges = ({ hub, views }: LiveSocketsOptions): MissedChanges =>
  createMissedChanges({
    queue: createWorkQueue({ atOnce: looksAtOnce }),
    heardWithin: hub.heardWithin,
    read: async (since) => {
      const db = views();
      return topicsChangedAfter(
        db,
        'after' in since ? since.after : await positionBefore(db, since.forMs + lagMs),
      );
    },
  });

/** Shared by all connections. */
type Shared = {
  readonly rooms: RoomFeeds;
  readonly connections: OpenConnections;
  readonly missed: MissedChanges;
};

/** The tRPC context of a connection. Throws `UNAUTHORIZED` for a ticket that is invalid or used up. */
export const contextOf = async (
  { hub, context, services, tally, trustedProxies }: LiveSocketsOptions,
  { rooms, connections, missed }: Shared,
  { info, req, res }: CreateWSSContextFnOptions,
): Promise<Context> => {
  const params = connectionParams.safeParse(info.connectionParams ?? {});
  const ticket = params.success ? params.data.ticket : undefined;
  const grant = ticket && services ? await redeemTicket(services.accounts, ticket) : null;
  if (info.connectionParams && 'ticket' in info.connectionParams && !grant)
    throw new TRPCError({ code: 'UNAUTHORIZED', cause: new DomainError('session/required') });
  const network = networkOf(addressOf(req, trustedProxies));
  const holder = async () =>
    grant && services && holderOf(services.accounts, grant.sessionId, services.isSecondFactorRequired());
  const connection: LiveConnection = {
    hub,
    missed: (since, signal) => missed.since(since, network, signal),
    grant,
    tally,
    rooms,
    notify: context.notify,
    holder,
    channelErrorOf: async (channels: readonly string[]) => {
      const follower = await holder();
      if (!follower && grant && services) return whySessionEnded(services.accounts, grant.memberId);
      return channelErrorOf(context.db, follower, channels);
    },
    waitingBytes: () => res.bufferedAmount,
    hear: () => connections.get(res)?.hear(),
    open: 0,
  };
  connections.get(res)?.carry(connection);
  return { ...context, live: connection };
};
