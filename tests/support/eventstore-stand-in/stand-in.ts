import { readFileSync } from 'node:fs';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featureServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  type Metadata,
  Server,
  ServerCredentials,
  type ServerInterceptor,
  ServerInterceptingCall,
  ServerListenerBuilder,
  status,
} from '@grpc/grpc-js';
import { append, batchAppend } from './appending.ts';
import { type AppendFault, noFaults } from './faults.ts';
import { type Front, openFront } from './front.ts';
import { reading } from './reading.ts';
import { createStore, type Store } from './store.ts';

export type StandInOptions = {
  /** Uses TLS and requires these credentials. */
  readonly credentials?: { readonly user: string; readonly password: string };
  readonly now?: () => Date;
};

export type EventStoreStandIn = Pick<Front, 'cut' | 'freeze' | 'open'> & {
  /** An `esdb://` URL, with the credentials if there are any. */
  readonly url: string;
  readonly store: Store;
  /** Faults of the next appends, one each. */
  readonly failAppends: (...faults: readonly AppendFault[]) => void;
  /** Ends every subscription, as with a slow consumer or when the server stops. */
  readonly dropSubscriptions: (how: 'error' | 'end') => void;
  /** Leaves all current subscriptions open without delivering anything more. */
  readonly muteSubscriptions: () => void;
  readonly delay: (ms: number) => void;
  /** How long events written from now on wait for their commit, in milliseconds. */
  readonly commitAfter: (ms: number) => void;
  readonly subscriptions: () => number;
  /** Rejects new subscriptions, or accepts them again. */
  readonly refuseSubscriptions: (refused: boolean) => void;
  /** When subscriptions were requested, including rejected ones, in milliseconds. */
  readonly subscribedAt: () => readonly number[];
  /** The number of requests with a regular expression as filter. */
  readonly regularExpressions: () => number;
  /** The maximum number of batch appends that waited for their response at the same time. */
  readonly mostUnanswered: () => number;
  readonly close: () => void;
};

const file = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
/** The certificate of `localhost` in these tests, for `tlsCAFile`. */
export const certificatePath = new URL('localhost.cert.pem', import.meta.url).pathname;

const guarded =
  (expected: string): ServerInterceptor =>
  ({ path }, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next(
          new ServerListenerBuilder()
            .withOnReceiveMetadata((metadata: Metadata, go) => {
              // The list of supported methods needs no credentials, as with the real server.
              if (path.includes('ServerFeatures') || metadata.get('authorization')[0] === expected)
                go(metadata);
              else call.sendStatus({ code: status.UNAUTHENTICATED, details: 'who are you?' });
            })
            .build(),
        ),
    });

const supported = () => {
  const methods = new features.SupportedMethods().setEventStoreServerVersion('0.0.0-stand-in');
  for (const name of ['Read', 'Append', 'BatchAppend'])
    methods.addMethods(
      new features.SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(name),
    );
  return methods;
};

/** Starts an in-memory server with EventStoreDB's protocol on a free port. */
export const startEventStore = async ({
  credentials,
  now,
}: StandInOptions = {}): Promise<EventStoreStandIn> => {
  const store = createStore(now);
  const faults = noFaults();
  const basic =
    credentials && `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')}`;
  const server = new Server(basic ? { interceptors: [guarded(basic)] } : {});
  server.addService(services.StreamsService, {
    read: reading(store, faults),
    append: append(store, faults),
    batchAppend: batchAppend(store, faults),
  });
  server.addService(featureServices.ServerFeaturesService, {
    getSupportedMethods: (_call: unknown, methods: (error: null, value: unknown) => void) =>
      methods(null, supported()),
  });
  const pair = { private_key: file('localhost.key.pem'), cert_chain: file('localhost.cert.pem') };
  const secure = credentials ? ServerCredentials.createSsl(null, [pair]) : ServerCredentials.createInsecure();
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', secure, (error, bound) => (error ? reject(error) : resolve(bound)));
  });
  const front = await openFront(port);
  const url = credentials
    ? `esdb://${credentials.user}:${encodeURIComponent(credentials.password)}@localhost:${front.port}?tlsCAFile=${encodeURIComponent(certificatePath)}`
    : `esdb://127.0.0.1:${front.port}?tls=false`;

  return {
    url,
    store,
    cut: front.cut,
    freeze: front.freeze,
    open: front.open,
    failAppends: (...wanted) => faults.appends.push(...wanted),
    dropSubscriptions: (how) => {
      for (const end of faults.subscriptions.values()) end(how);
    },
    muteSubscriptions: () => {
      for (const call of faults.subscriptions.keys()) faults.muted.add(call);
    },
    delay: (ms) => {
      faults.delayMs = ms;
    },
    commitAfter: (ms) => {
      faults.commitMs = ms;
    },
    subscriptions: () => faults.subscriptions.size,
    refuseSubscriptions: (refused) => {
      faults.arrivals.refused = refused;
    },
    subscribedAt: () => faults.arrivals.at,
    regularExpressions: () => faults.regularExpressions.count,
    mostUnanswered: () => faults.unanswered.most,
    close: () => {
      front.close();
      server.forceShutdown();
    },
  };
};
