import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangedTopic, ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import { keepLogEntries } from '@rondelle/infra/telemetry/log-entries/kept-log-entries.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tracing } from '@rondelle/infra/telemetry/tracing/tracing.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { Registry } from 'prom-client';
import { closeWithin, createApp, urlOf } from './app.ts';
import { health } from './health/health.ts';
import { createInProcessCall } from './in-process-call.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { createOwnWritesReader } from './response-cache/own-writes.ts';
import { pollVersions } from './response-cache/poll-versions.ts';
import { createSeasonVersions, type PolledVersions } from './response-cache/season-versions.ts';
import { createCachedResponses } from './response-cache/cached-responses.ts';
import { createWorkQueue } from './load/work-queue.ts';
import { measureGateway, metricsRoute } from './metrics.ts';
import { broadcastingAuth } from './live/broadcasting-auth.ts';
import { createLiveHub } from './live/live-hub.ts';
import { liveSockets } from './live/live-sockets.ts';
import { newLiveCounts } from './live/live-counts.ts';
import { ownPages } from './following/own-pages.ts';
import { adminLogsPage } from './membership/admin-logs-page.ts';
import { adminPages } from './membership/admin-pages.ts';
import { createMemberServices } from '@rondelle/members/member-services.ts';
import { keepResumingErasures } from '@rondelle/members/erase.ts';
import { inboxPage } from './membership/inbox-page.ts';
import { linkForm } from './membership/link-form.ts';
import { logInForm } from './membership/log-in-form.ts';
import { topicsChangedAfter } from '@rondelle/projections/activity-log/changed-after.queries.ts';
import { keepWatching } from './moderation/watch.ts';
import { hintsBehind } from './reading/hints-behind.ts';
import { createReadSide, onlyPrimary, type ReadSide } from './reading/read-side.ts';
import { contactForm } from './supervision/contact-form.ts';
import { restOverHttp } from './rest/rest-over-http.ts';
import { pages } from './ssr/pages.ts';
import { loadWebBundle } from './ssr/web-bundle.ts';
import { assets } from './static/assets.ts';
import { robots } from './static/robots.ts';
import { sitemap } from './static/sitemap.ts';
import { serverTiming } from './timing/server-timing.ts';
import type { Context } from './trpc.ts';
import { trpcOverHttp } from './trpc-over-http.ts';
import { keepPruning } from './maintenance/prune.ts';
import { createWriteServices } from './writing/write-services.ts';

export type GatewayOptions = {
  /** `0` takes any free port. */
  readonly port: number;
  /** Default: all addresses. */
  readonly host?: string;
  /** Without a slash at its end; default: where the server listens. */
  readonly publicUrl?: string;
  readonly db: Db;
  /** A streaming replica of that database, which public pages are read from while it keeps up. */
  readonly replica?: Db;
  readonly log: EventLog;
  /** Where hints of changed views come from, and where other gateways are told what no event says. */
  readonly hints: Pick<HintBus, 'listen'> & Partial<Pick<HintBus, 'publish'>>;
  /** The folder that the web application was built to: `web/dist`. */
  readonly web: { readonly dist: string };
  readonly logger: Logger;
  /** Takes the mails to members; without it, nobody registers or logs in. */
  readonly mailer?: Mailer;
  /** The address that the privacy page names; without it, none. */
  readonly privacyContact?: string;
  /** Takes the traces of commands; without it, none are made. */
  readonly tracing?: Tracing | null;
  /** Where the gateway counts; without it, it does not. */
  readonly metrics?: Registry;
  /** Whether `/metrics` stands beside the pages (default: where there are metrics). */
  readonly servesMetrics?: boolean;
  /** How many proxies stand in front (default: none): what they say of the visitor's address is believed. */
  readonly trustedProxies?: number;
  /** Most bytes of finished answers in memory (default: 256 MB). */
  readonly cacheBytes?: number;
  /** How often lost hints are looked for (default: two seconds). */
  readonly healEveryMs?: number;
  /** Most live lines of one address (default: 500). */
  readonly livePerAddress?: number;
  /** How long a connection may say nothing, and a request stay unfinished (default: thirty seconds). */
  readonly silenceMs?: number;
  /** The earliest season that is opened (default: 2005-2006). */
  readonly firstSeason?: string;
  /** How often a live line is asked whether the other end is there (default: twenty seconds). */
  readonly liveHeartbeatMs?: number;
};
export type Gateway = { readonly url: string; readonly close: () => Promise<void> };

/** How long requests in flight may take to finish when the gateway closes. */
const drainMs = 5_000;
/** How long the mail that is being sent may take then. */
const mailDrainMs = 2_000;
/** And the last lines on their way to the page of the logs. */
const logEntriesDrainMs = 500;

const readSideOf = ({ db, logger, healEveryMs }: GatewayOptions, replica: Db): ReadSide =>
  createReadSide({
    primary: db,
    replica,
    ...(healEveryMs !== undefined && { everyMs: healEveryMs }),
    onMove: (to, err) => logger.warn({ err, to }, 'public pages are read from elsewhere now'),
  });

/** Starts serving pages, tRPC, REST, files and health; resolves when requests are answered. */
export const startGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { db, log, logger, metrics, servesMetrics = true } = options;
  const web = await loadWebBundle(options.web.dist);
  const stopKeepingLogEntries = keepLogEntries(db, logger);
  const [aboutJobs, aboutCache] = [logger.child({ part: 'job' }), logger.child({ part: 'cache' })];
  const versions = createSeasonVersions();
  const cache: ResponseCache = {
    versions,
    responses: createCachedResponses(options.cacheBytes ?? 256 * 1024 * 1024),
    pending: new Map(),
    ownWrites: createOwnWritesReader(versions, () => poll.now()),
    queue: createWorkQueue(),
  };
  const onPollError = (error: unknown) =>
    aboutCache.warn({ err: error }, 'the versions of the seasons could not be read');
  const reading = options.replica ? readSideOf(options, options.replica) : onlyPrimary(db);
  const hints = options.replica ? hintsBehind(reading.versions, options.hints) : options.hints;
  const hub = createLiveHub({
    changedAfter: (position) => topicsChangedAfter(reading.versions(), position),
    onError: onPollError,
  });
  // The cache drops what changed before anybody is told to ask again.
  const hear = (hint: ChangeHint) => {
    versions.hear(hint);
    hub.hear(hint);
  };
  const heal = async (read: PolledVersions) => {
    versions.heal(read);
    await hub.heal(read);
  };
  const poll = pollVersions(reading.versions, { heal }, onPollError, options.healEveryMs ?? 2_000);
  // Listening comes first: what changes between the two is then known from both.
  const stopHearing = hints.listen({ hear, missed: () => void poll.now() });
  await poll.now();

  const notify = (topic: ChangedTopic) => {
    const hint = { seasonIds: [], position: hub.position(), topics: [topic] };
    hub.hear(hint);
    void Promise.resolve(options.hints.publish?.(hint)).catch((error: unknown) =>
      aboutCache.warn({ err: error }, 'other gateways could not be told of a change'),
    );
  };
  const writing = createWriteServices(
    db,
    log,
    { db: reading.versions, hints },
    versions.hear,
    options.firstSeason,
  );
  const tracing = options.tracing ?? null;
  const privacyContact = options.privacyContact ?? null;
  const context: Context = { db, log, writing, reads: reading.pages, tracing, notify, privacyContact };
  const call = createInProcessCall(context);
  const app = createApp(logger, cache, options);
  const ownUrl = () => urlOf(app, options.host);
  const origin = () => options.publicUrl ?? ownUrl();
  const accounts = db.withTables<AccountTables>();
  const services = options.mailer ? createMemberServices(accounts, options.mailer, logger, origin) : null;
  // Before all other hooks, so that it notes what they do.
  if (services) serverTiming(app, services);
  const tally = newLiveCounts();
  if (metrics)
    measureGateway(app, { metrics, responses: cache.responses, queue: cache.queue, live: tally, db });
  if (metrics && servesMetrics) await app.register(metricsRoute, { metrics });
  await app.register(health, { db, log, migrations: ownMigrations });
  await app.register(assets, { folder: web.clientFolder });
  await app.register(robots, { origin });
  await app.register(sitemap, { origin, cache, call });
  await app.register(trpcOverHttp, { cache, context, services });
  if (services) await app.register(broadcastingAuth, { context, services });
  if (services) await app.register(inboxPage, { services });
  if (services) await app.register(logInForm, { services });
  if (services)
    await app.register(linkForm, { context, services, pages: { web, call, origin }, queue: cache.queue });
  if (services)
    await app.register(contactForm, { context, services, pages: { web, call, origin }, queue: cache.queue });
  if (services) adminPages(app, services);
  if (services) await app.register(adminLogsPage, { web, context, services, origin, queue: cache.queue });
  if (services) ownPages(app, services);
  const stopWatching = keepWatching(
    { db, log, logger: aboutJobs },
    { hints: options.hints, onQueueChanged: () => notify('moderation') },
  );
  services?.post.open();
  const stopErasing = services ? keepResumingErasures(services, log) : () => Promise.resolve();
  const stopPruning = keepPruning(db, aboutJobs);
  await app.register(restOverHttp, { cache, context, services });
  await app.register(pages, { web, call, cache, origin });

  const sockets = liveSockets(app, {
    hub,
    context,
    views: reading.versions,
    services,
    logger,
    tally,
    trustedProxies: options.trustedProxies ?? 0,
    perAddress: options.livePerAddress ?? 500,
    heartbeatMs: options.liveHeartbeatMs ?? 20_000,
  });
  await app.listen({ port: options.port, host: options.host ?? '::' });
  return {
    url: ownUrl(),
    close: async () => {
      poll.stop();
      reading.stop();
      stopHearing();
      const workers = Promise.all([stopErasing(), stopPruning(), stopWatching()]);
      writing.views.stop();
      // People are told at once, whatever the workers still wait for.
      await sockets.close();
      await Promise.all([
        closeWithin(app, drainMs),
        Promise.race([workers, sleep(drainMs, undefined, { ref: false })]),
        services?.post.close(mailDrainMs),
      ]);
      await Promise.race([stopKeepingLogEntries(), sleep(logEntriesDrainMs, undefined, { ref: false })]);
    },
  };
};
