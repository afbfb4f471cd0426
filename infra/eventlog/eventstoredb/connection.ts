import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ChannelCredentialOptions,
  type DNSClusterOptions,
  EventStoreDBClient,
  type GossipClusterOptions,
  type RecordedEvent,
  type SingleNodeOptions,
} from '@eventstore/db-client';
import parser from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import errors from '@eventstore/db-client/dist/utils/CommandError.js';
import convert from '@eventstore/db-client/dist/utils/convertGrpcEvent.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { copyErrorDetails } from './bulk-append-error.ts';
import { untilFound } from './discovery.ts';
import { eachWithin, within } from './response-timeout.ts';

export type ConnectionOptions = {
  /** How long to wait for a response, in milliseconds, before the connection counts as lost. */
  readonly patienceMs: number;
  /** Pipelines appends in order over one call; by default each append is its own call. */
  readonly pipelined?: boolean;
};

type Settings = SingleNodeOptions | GossipClusterOptions | DNSClusterOptions;
type Parsed = ReturnType<typeof parser.parseConnectionString>;

/** Pings an idle connection every 10 s, the minimum that servers allow, and waits 5 s for the response. */
const keepAlive = { keepAliveInterval: 10_000, keepAliveTimeout: 5_000 };

let opened = 0;

/**
 * gRPC shares one socket between channels with equal options. A new connection must not reuse a silent socket, so each
 * gets slightly different timeouts.
 */
const uniqueTimeout = (timeoutMs: number): number => {
  opened = (opened + 1) % 1_000;
  return timeoutMs < 0 ? timeoutMs : timeoutMs + opened;
};

const settingsOf = ({ hosts, dnsDiscover, ...options }: Parsed, patienceMs: number): Settings => {
  const [first = { address: 'localhost', port: 2113 }] = hosts;
  const wanted = { ...keepAlive, defaultDeadline: patienceMs, ...options };
  const shared = { ...wanted, keepAliveTimeout: uniqueTimeout(wanted.keepAliveTimeout) };
  if (dnsDiscover) return { ...shared, discover: first };
  return hosts.length > 1 ? { ...shared, endpoints: hosts } : { ...shared, endpoint: first };
};

const fileAt = (name: string): Buffer => readFileSync(path.resolve(name));

const channelOf = ({ tls, tlsCAFile, userCertFile, userKeyFile }: Parsed): ChannelCredentialOptions => {
  if (tls === false) return { insecure: true };
  const certificate = userCertFile &&
    userKeyFile && { userCertFile: fileAt(userCertFile), userKeyFile: fileAt(userKeyFile) };
  return { ...(tlsCAFile && { rootCertificate: fileAt(tlsCAFile) }), ...certificate };
};

/** Returns the event in a response; null when it contains something else. */
export const recordIn = (response: ReadResp): RecordedEvent | null => {
  const read = response.getEvent();
  return (read && convert.convertGrpcEvent(read).event) ?? null;
};

/** A connection to EventStoreDB: the official client, with filtered reads and a close method added. */
export class EventStoreConnection extends EventStoreDBClient {
  readonly #patienceMs: number;
  #opened = false;
  #closed = false;

  constructor(url: string, { patienceMs, pipelined = false }: ConnectionOptions) {
    const parsed = parser.parseConnectionString(url);
    // The three kinds of settings have different constructor types with one implementation.
    super(settingsOf(parsed, patienceMs) as SingleNodeOptions, channelOf(parsed), parsed.defaultCredentials);
    this.#patienceMs = patienceMs;
    const search = this.resolveUri;
    this.resolveUri = () => untilFound(search, () => this.#closed);
    const open = this.getChannel;
    this.getChannel = () => {
      this.#opened = true;
      return open();
    };
    // The client keeps unanswered pipelined appends of all connections in one table, and an error on any connection
    // clears it. So only the connection of a bulk append uses it, one at a time.
    if (!pipelined) this.supports = () => Promise.resolve(false);
    else this.#keepErrorDetails();
  }

  #keepErrorDetails(): void {
    const create = this.GRPCStreamCreator;
    this.GRPCStreamCreator = (service, name, creator, cache) => {
      const listening: typeof creator = async (client) => {
        const call = await creator(client);
        call.prependListener('data', copyErrorDetails);
        return call;
      };
      return create(service, name, listening, cache);
    };
  }

  /** Yields the responses to a read request. Throws `NoResponseError` when none arrives for `patienceMs`. */
  async *responses(request: ReadReq, patienceMs = this.#patienceMs): AsyncGenerator<ReadResp> {
    const open = this.GRPCStreamCreator(services.StreamsClient, 'read', (client) =>
      client.read(request, ...this.callArguments({}, { deadline: Number.POSITIVE_INFINITY })),
    );
    try {
      yield* eachWithin<ReadResp>(await within(open(), this.#patienceMs), patienceMs);
    } catch (error) {
      throw error instanceof Error ? errors.convertToCommandError(error) : error;
    }
  }

  /**
   * Yields the events of a read request, including those of other applications with similar names; none for an unknown
   * stream.
   */
  async *records(request: ReadReq): AsyncGenerator<RecordedEvent> {
    for await (const response of this.responses(request)) {
      const record = recordIn(response);
      if (record) yield record;
    }
  }

  /** Ends running calls and closes the connection. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.dispose();
    if (!this.#opened) return;
    // Cluster discovery may still be running; the channel is closed when it has finished.
    this.getChannel()
      .then((channel) => channel.close())
      .catch(() => undefined);
  }
}
