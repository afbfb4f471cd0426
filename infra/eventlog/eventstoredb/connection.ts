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
import { keepWords } from './bulk-refusal.ts';
import { eachWithin, within } from './patience.ts';

export type ConnectionOptions = {
  /** How long an answer is waited for, in milliseconds; then the connection counts as lost. */
  readonly patienceMs: number;
  /** Whether appends are pipelined in order over one call; otherwise (the default) each is a call of its own. */
  readonly pipelined?: boolean;
};

type Settings = SingleNodeOptions | GossipClusterOptions | DNSClusterOptions;
type Parsed = ReturnType<typeof parser.parseConnectionString>;

/** A ping on an idle connection every 10 s, which is the least that servers allow, and 5 s for its answer. */
const keepAlive = { keepAliveInterval: 10_000, keepAliveTimeout: 5_000 };

let opened = 0;

/**
 * gRPC lets channels of equal options share one socket, and a new connection must not share that of one which fell
 * silent: each gets a few milliseconds of its own.
 */
const unlike = (timeoutMs: number): number => {
  opened = (opened + 1) % 1_000;
  return timeoutMs < 0 ? timeoutMs : timeoutMs + opened;
};

const settingsOf = ({ hosts, dnsDiscover, ...options }: Parsed, patienceMs: number): Settings => {
  const [first = { address: 'localhost', port: 2113 }] = hosts;
  const wanted = { ...keepAlive, defaultDeadline: patienceMs, ...options };
  const shared = { ...wanted, keepAliveTimeout: unlike(wanted.keepAliveTimeout) };
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

/** The event of an answer; null where it holds something else. */
export const recordIn = (answer: ReadResp): RecordedEvent | null => {
  const read = answer.getEvent();
  return (read && convert.convertGrpcEvent(read).event) ?? null;
};

/** One connection to EventStoreDB: the published client, with the filtered reads and the closing that it lacks. */
export class EventStoreConnection extends EventStoreDBClient {
  readonly #patienceMs: number;
  #opened = false;

  constructor(url: string, { patienceMs, pipelined = false }: ConnectionOptions) {
    const parsed = parser.parseConnectionString(url);
    // Each of the three kinds of settings has a constructor of its own, all with one implementation.
    super(settingsOf(parsed, patienceMs) as SingleNodeOptions, channelOf(parsed), parsed.defaultCredentials);
    this.#patienceMs = patienceMs;
    const open = this.getChannel;
    this.getChannel = () => {
      this.#opened = true;
      return open();
    };
    // The client keeps the unanswered pipelined appends of all its connections in one table, which an error on any
    // of them empties: only the connection of a bulk append, one at a time, may use it.
    if (!pipelined) this.supports = () => Promise.resolve(false);
    else this.#keepWordsOfRefusals();
  }

  #keepWordsOfRefusals(): void {
    const create = this.GRPCStreamCreator;
    this.GRPCStreamCreator = (service, name, creator, cache) => {
      const listening: typeof creator = async (client) => {
        const call = await creator(client);
        call.prependListener('data', keepWords);
        return call;
      };
      return create(service, name, listening, cache);
    };
  }

  /** What a read request brings. Fails with `NoAnswerError` when nothing comes for longer than `patienceMs`. */
  async *answers(request: ReadReq, patienceMs = this.#patienceMs): AsyncGenerator<ReadResp> {
    const open = this.GRPCStreamCreator(services.StreamsClient, 'read', (client) =>
      client.read(request, ...this.callArguments({}, { deadline: Number.POSITIVE_INFINITY })),
    );
    try {
      yield* eachWithin<ReadResp>(await within(open(), this.#patienceMs), patienceMs);
    } catch (error) {
      throw error instanceof Error ? errors.convertToCommandError(error) : error;
    }
  }

  /** The events that a read request brings, those of others with similar names included; none for no stream. */
  async *records(request: ReadReq): AsyncGenerator<RecordedEvent> {
    for await (const answer of this.answers(request)) {
      const record = recordIn(answer);
      if (record) yield record;
    }
  }

  /** Ends what runs and lets the connection go. */
  async close(): Promise<void> {
    await this.dispose();
    if (!this.#opened) return;
    // A cluster may still be looked for: its connection goes when it has been found.
    this.getChannel()
      .then((channel) => channel.close())
      .catch(() => undefined);
  }
}
