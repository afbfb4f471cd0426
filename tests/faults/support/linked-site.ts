import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { beginning } from '../../flow/histories/beginning.ts';
import { createWriter } from '../../flow/histories/writer.ts';
import { type FaultyProxy, faultyProxy } from '../../support/faulty-proxy.ts';
import { startNatsServer } from '../../support/nats-server.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { launchEventStore } from './eventstore.ts';
import { writersToken } from './http-writers.ts';
import { createMarkers, type Markers } from './markers.ts';
import { startService, ready, type Service } from './site.ts';

export type Link =
  | `${'gateway' | 'projector'}↔${'Postgres' | 'EventStoreDB' | 'NATS'}`
  | 'gateway↔read replica'
  | 'reader↔gateway';

export type LinkedSite = {
  readonly databaseUrl: string;
  readonly log: EventLog;
  readonly proxies: Readonly<Record<Link, FaultyProxy>>;
  readonly projector: Service;
  readonly gateway: Service;
  /** A gateway that reads pages from its replica only, over that link. */
  readonly replicaGateway: Service;
  /** The gateway's URL over the link of readers. */
  readonly readersUrl: string;
  readonly markers: Markers;
  readonly token: string;
  readonly stop: () => Promise<void>;
};

/** A small heap, so that a memory leak ends the process instead of going unnoticed. */
const smallHeap = { NODE_OPTIONS: '--max-old-space-size=256' };

const by = (realUrl: string, { port }: FaultyProxy): string => realUrl.replace(/:\d+(?=\/|\?|$)/, `:${port}`);
const proxyTo = (url: string): Promise<FaultyProxy> =>
  faultyProxy(Number(/:(\d+)(?=\/|\?|$)/.exec(url)?.[1]));

/** Starts gateways and a projector as separate processes; each of their links goes through a proxy that can break. */
export const startLinkedSite = async (): Promise<LinkedSite> => {
  const database = await freshDatabase();
  const eventStore = await launchEventStore();
  const nats = await startNatsServer();
  const log = await openEventLog(eventStore.url);
  await createWriter(log)(beginning);
  const markers = createMarkers(log);
  const linksTo = async () => ({
    Postgres: await proxyTo(database.url),
    EventStoreDB: await proxyTo(eventStore.url),
    NATS: await proxyTo(nats.url),
  });
  const settingsBy = (links: Awaited<ReturnType<typeof linksTo>>) => ({
    DATABASE_URL: by(database.url, links.Postgres),
    EVENT_LOG_URL: by(eventStore.url, links.EventStoreDB),
    NATS_URL: by(nats.url, links.NATS),
  });
  const ofProjector = await linksTo();
  const ofGateway = await linksTo();
  // The "replica" is the same database: only its link fails here. Replication lag is tested elsewhere.
  const toReplica = await proxyTo(database.url);
  const direct = { DATABASE_URL: database.url, EVENT_LOG_URL: eventStore.url, NATS_URL: nats.url };
  const projector = await startService('projector', settingsBy(ofProjector));
  await ready(projector);
  const gateway = await startService('gateway', { ...settingsBy(ofGateway), ...smallHeap });
  const replicaGateway = await startService('gateway', {
    ...direct,
    ...smallHeap,
    DATABASE_READ_URL: by(database.url, toReplica),
  });
  await Promise.all([gateway, replicaGateway].map(ready));
  const ofReaders = await proxyTo(gateway.url);
  const proxies: Record<Link, FaultyProxy> = {
    'gateway↔Postgres': ofGateway.Postgres,
    'gateway↔EventStoreDB': ofGateway.EventStoreDB,
    'gateway↔NATS': ofGateway.NATS,
    'gateway↔read replica': toReplica,
    'reader↔gateway': ofReaders,
    'projector↔Postgres': ofProjector.Postgres,
    'projector↔EventStoreDB': ofProjector.EventStoreDB,
    'projector↔NATS': ofProjector.NATS,
  };
  const readersUrl = by(gateway.url, ofReaders);
  const token = await writersToken(database.url);
  await markers.append();
  await markers.untilShown([gateway.url, replicaGateway.url, readersUrl]);
  const stop = async () => {
    for (const proxy of Object.values(proxies)) proxy.flow();
    await Promise.all([gateway, replicaGateway, projector].map((service) => service.stop()));
    await log.close();
    for (const proxy of Object.values(proxies)) proxy.close();
    await eventStore.close();
    await nats.remove();
    await database.drop();
  };
  const parts = { projector, gateway, replicaGateway, readersUrl, markers, token };
  return { databaseUrl: database.url, log, proxies, ...parts, stop };
};
