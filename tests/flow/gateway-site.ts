import type { GatewayOptions } from '@rondelle/gateway/options/options.ts';
import { type Gateway, startGateway } from '@rondelle/gateway/server.ts';
import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { AddressReader } from '@rondelle/infra/fetch/read-address.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createDb, createPool, type OnStatement } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { tracedHints } from '@rondelle/infra/telemetry/tracing/traced-hints.ts';
import { tracedLog } from '@rondelle/infra/telemetry/tracing/traced-log.ts';
import type { PushService } from '@rondelle/reactor/notifications/push-service.ts';
import { startReactor } from '@rondelle/reactor/reactor.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { noteStatement } from '@rondelle/gateway/timing/request-timing.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { createPreviewPool, createPreviews } from '@rondelle/projector/preview/previews.ts';
import { createHintBus, type Publish } from '@rondelle/projector/publish.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { freshDatabase } from '../support/postgres.ts';
import { webFixture } from '../support/web-fixture.ts';
import { beginning } from './histories/beginning.ts';
import type { StreamEvent } from './histories/stream-event.ts';
import { createWriter } from './histories/writer.ts';
import { untilProjected, untilSettled } from './settled.ts';

export type SiteOptions = Partial<GatewayOptions> & {
  /** Sits between the projector and the gateway: hints that it does not pass on are lost. */
  readonly relay?: (publish: Publish) => Publish;
  /** Wraps the log that the reactor uses. */
  readonly reactorLog?: (log: EventLog) => EventLog;
  /** Receives the pushes to devices. */
  readonly pushService?: PushService;
  /** Reads the addresses of feeds. */
  readonly readAddress?: AddressReader;
};

/** Tables that responses about a season or league read; the gateway's own jobs do not read them. */
const readByReaders = /"(leagues|games|team_seasons|standings|tournaments)"/;

/** Starts gateway, projector and reactor on a new database, with two seasons of two leagues. */
export const startGatewaySite = async ({
  relay = (publish) => publish,
  reactorLog = (log) => log,
  pushService = async () => 'sent',
  readAddress,
  ...options
}: SiteOptions = {}) => {
  const database = await freshDatabase();
  const web = await webFixture();
  const pool = createPool(database.url);
  await ensureViews(pool);
  const tracing = options.tracing ?? null;
  const log = tracedLog(await openEventLog(database.url), tracing);
  const write = createWriter(log);
  await write(beginning);
  await catchUp({ pool, log });
  const { bus, applied } = tracedHints(createHintBus(), tracing);
  let progress: { readonly applied: Position; readonly published: Position } = {
    applied: origin,
    published: origin,
  };
  const pass = relay(bus.publish);
  const projector = startProjector({
    pool,
    log,
    laterEveryMs: 50,
    publish: async (hint) => {
      await pass(hint);
      if (comparePositions(hint.position, progress.published) > 0)
        progress = { ...progress, published: hint.position };
    },
    onBatch: (_count, seconds, events) => {
      progress = { ...progress, applied: events.at(-1)?.position ?? progress.applied };
      applied(events, seconds);
    },
  });
  let queries = 0;
  let statements = 0;
  // Does not count the queries of the gateway's own jobs.
  const count: OnStatement = (ms, { sql }) => {
    statements += 1;
    noteStatement(ms);
    if (readByReaders.test(sql)) queries += 1;
  };
  const previewPool = createPreviewPool(database.url);
  const previews = createPreviews(previewPool, (ms) => {
    statements += 1;
    noteStatement(ms);
  });
  const db = createDb<Tables>(pool, count);
  const gateway: Gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'https://rondelle.example',
    db,
    log,
    previews,
    hints: bus,
    web,
    logger: createLogger('silent'),
    // A slow machine must not look like a late view.
    viewsWaitMs: 30_000,
    ...options,
  });
  const reactor = startReactor({
    databaseUrl: database.url,
    db: createDb<Tables>(pool),
    log: reactorLog(log),
    hints: bus,
    // A job of minute 33 must not change the data of a test.
    byClock: false,
    mailer: options.mailer ?? { send: async () => undefined, inbox: null },
    logger: options.logger ?? createLogger('silent'),
    pushService,
    gatherPushesMs: 0,
    ...(readAddress && { readAddress }),
    origin: () => 'https://rondelle.example',
  });
  const settled = () => untilSettled({ pool, log, told: () => progress });
  const stop = async () => {
    await Promise.all([gateway.close(), reactor.close()]);
    await projector.stop();
    await log.close();
    await Promise.all([pool.end(), previewPool.end()]);
    await database.drop();
    await web.remove();
  };
  return {
    gateway,
    url: gateway.url,
    databaseUrl: database.url,
    pool,
    log,
    bus,
    write,
    stop,
    /** The number of queries for readers. */
    queries: () => queries,
    /** The number of all statements. */
    statements: () => statements,
    /** Waits until all that was written so far has reached views, members and readers. */
    settled,
    /** Waits only until the views include it: enough where hints are lost. */
    projected: () => untilProjected({ pool, log }),
  };
};
export type GatewaySite = Awaited<ReturnType<typeof startGatewaySite>>;

export const leaguePage = '/fr/2021-2022/c-1-m11/r-1-montreal';

/** A final result in the league of the first category of a season. */
export const result = (gameId: number, homeGoals: number, seasonId = 1): StreamEvent => ({
  stream: `game-${gameId}`,
  event: {
    type: 'GameRecorded',
    data: {
      gameId,
      seasonId,
      key: null,
      categoryId: 1,
      leagueId: seasonId * 10 + 1,
      tournamentId: null,
      stage: 'regular',
      group: null,
      homeTeamId: 1,
      awayTeamId: 3,
      date: `202${seasonId}-11-15`,
      time: null,
      venue: null,
      city: null,
      homeGoals,
      awayGoals: 0,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    },
  },
});
