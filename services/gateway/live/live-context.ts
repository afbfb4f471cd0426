import { connectionParams } from '@rondelle/contracts/live.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { holderOf, redeemTicket } from '@rondelle/members/accounts/live-tickets.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import {
  positionBefore,
  topicsChangedAfter,
} from '@rondelle/projections/activity-log/changed-after.queries.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { TRPCError } from '@trpc/server';
import type { CreateWSSContextFnOptions } from '@trpc/server/adapters/ws';
import { createWorkQueue } from '../load/work-queue.ts';
import { networkOf } from '../membership/network.ts';
import type { Context } from '../trpc.ts';
import { refusalOf } from './channel-access.ts';
import { addressOf } from './connection-addresses.ts';
import type { LiveConnection } from './live-connection.ts';
import type { LiveCounts } from './live-counts.ts';
import type { LiveHub } from './live-hub.ts';
import type { Lives } from './live-lines.ts';
import { createMissedChanges, type MissedChanges } from './missed-changes.ts';
import type { RoomFeeds } from './room-feeds.ts';

export type LiveSocketsOptions = {
  readonly hub: LiveHub;
  readonly context: Context;
  /** Where it is read what was missed: the database that the hints wait for. */
  readonly views: () => Db;
  /** Without it, there are no private channels. */
  readonly services: MemberServices | null;
  readonly logger: Logger;
  readonly tally: LiveCounts;
  /** How many proxies stand in front: what they say of the visitor's address is believed. */
  readonly trustedProxies: number;
  /** Most lines of one address: a team shares that of its arena. */
  readonly perAddress: () => number;
  /** Most lines of all addresses together: each takes memory for as long as it is open. */
  readonly mostLines: number;
  /** How often each line is asked whether the other end is there: one that is not is ended the second time. */
  readonly heartbeatMs: number;
};

/** A change is in the views this long after its recording, even on a bad day. */
const lagMs = 5_000;
/** Of the connections to the database, so many look up what was missed: pages need the others. */
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

/** What all lines share. */
type Shared = { readonly rooms: RoomFeeds; readonly lives: Lives; readonly missed: MissedChanges };

/** What procedures know of the line that they are asked over. Throws `UNAUTHORIZED` for a ticket that is not good any more. */
export const contextOf = async (
  { hub, context, services, tally, trustedProxies }: LiveSocketsOptions,
  { rooms, lives, missed }: Shared,
  { info, req, res }: CreateWSSContextFnOptions,
): Promise<Context> => {
  const params = connectionParams.safeParse(info.connectionParams ?? {});
  const ticket = params.success ? params.data.ticket : undefined;
  const grant = ticket && services ? await redeemTicket(services.accounts, ticket) : null;
  if (info.connectionParams && 'ticket' in info.connectionParams && !grant)
    throw new TRPCError({ code: 'UNAUTHORIZED', cause: new DomainError('session/required') });
  const network = networkOf(addressOf(req, trustedProxies));
  const connection: LiveConnection = {
    hub,
    missed: (since, signal) => missed.since(since, network, signal),
    grant,
    tally,
    rooms,
    notify: context.notify,
    refusalOf: async (channels: readonly string[]) =>
      refusalOf(
        context.db,
        grant &&
          services &&
          (await holderOf(services.accounts, grant.sessionId, services.isSecondFactorRequired())),
        channels,
      ),
    waitingBytes: () => res.bufferedAmount,
    hear: () => lives.get(res)?.hear(),
    open: 0,
  };
  lives.get(res)?.carry(connection);
  return { ...context, live: connection };
};
