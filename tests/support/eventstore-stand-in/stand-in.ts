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
  /** Speaks TLS, and lets in only who shows these. */
  readonly credentials?: { readonly user: string; readonly password: string };
  readonly now?: () => Date;
};

export type EventStoreStandIn = Pick<Front, 'cut' | 'freeze' | 'open'> & {
  /** An `esdb://` URL, with the credentials if there are any. */
  readonly url: string;
  readonly store: Store;
  /** What the next appends meet, one each. */
  readonly failAppends: (...faults: readonly AppendFault[]) => void;
  /** Ends every subscription, as a slow consumer or a server that goes down sees it. */
  readonly dropSubscriptions: (how: 'error' | 'end') => void;
  /** Leaves every subscription of now open, without bringing anything more. */
  readonly muteSubscriptions: () => void;
  readonly delay: (ms: number) => void;
  /** How long what is written from now on waits until it is committed, in milliseconds. */
  readonly commitAfter: (ms: number) => void;
  readonly subscriptions: () => number;
  /** Turns new subscriptions away, or lets them in again. */
  readonly refuseSubscriptions: (refused: boolean) => void;
  /** When subscriptions came, those that were turned away included, in milliseconds. */
  readonly subscribedAt: () => readonly number[];
  /** Requests that were to be filtered by a regular expression. */
  readonly regularExpressions: () => number;
  /** The most appends of a batch that waited for their answer at once. */
  readonly mostUnanswered: () => number;
  readonly close: () => void;
};

const file = (name: string): Buffer => readFileSync(new URL(name, import.meta.url));
/** The certificate that `localhost` shows in these tests, for `tlsCAFile`. */
export const certificatePath = new URL('localhost.cert.pem', import.meta.url).pathname;

const guarded =
  (expected: string): ServerInterceptor =>
  ({ path }, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next(
          new ServerListenerBuilder()
            .withOnReceiveMetadata((metadata: Metadata, go) => {
              // Which methods there are is told to anybody, as the server does.
              if (path.includes('ServerFeatures') || metadata.get('authorization')[0] === expected)
                go(metadata);
              else call.sendStatus({ code: status.UNAUTHENTICATED, details: 'who are you?' });
            })
            .build(),
        ),
    });

const supported = () => {
  const answer = new features.SupportedMethods().setEventStoreServerVersion('0.0.0-stand-in');
  for (const name of ['Read', 'Append', 'BatchAppend'])
    answer.addMethods(
      new features.SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(name),
    );
  return answer;
};

/** A server that speaks EventStoreDB's protocol on a free port and keeps everything in memory. */
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
    getSupportedMethods: (_call: unknown, answer: (error: null, value: unknown) => void) =>
      answer(null, supported()),
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
