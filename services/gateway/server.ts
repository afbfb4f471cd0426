import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createMemberServices, type MemberServices } from '@rondelle/members/member-services.ts';
import { createProviders } from '@rondelle/members/sign-in-methods/providers.ts';
import { watchContent } from '@rondelle/infra/content/watch-content.ts';
import { ownContent } from '@rondelle/infra/content/read-content.ts';
import { storeLogEntries } from '@rondelle/infra/telemetry/log-entries/stored-log-entries.ts';
import type { MenuOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import type { FastifyInstance } from 'fastify';
import { closeWithin, createApp, leave, urlOf } from './server/app.ts';
import { limitAnonymousBodies } from './server/anonymous-bodies.ts';
import { closeSite } from './server/closed-site.ts';
import { firstOrigin } from './files/first-origin.ts';
import { createFileMaker } from './files/file-maker.ts';
import { createSimulator, type Simulator } from './simulations/simulator.ts';
import { isLocalSite } from './membership/on-machine.ts';
import { liveSockets } from './live/live-sockets.ts';
import { newLiveCounts } from './live/live-counts.ts';
import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { readiness } from './health/health.ts';
import { measureGateway, metricsRoute } from './health/metrics.ts';
import type { GatewayOptions } from './options/options.ts';
import { followChanges } from './reading/follow-changes.ts';
import { visibleDumps } from './static/visible-dumps.ts';
import { listedCalls } from './rest/listed-calls.ts';
import { createRemembered } from './response-cache/remembered.ts';
import { scopeOfMenu } from './response-cache/scopes.ts';
import { cacheSettings, type CachedSettings } from './settings/cached-settings.ts';
import { pageSourcesOf } from './settings/page-sources.ts';
import { settingsAtStart } from './settings/settings-at-start.ts';
import { siteRoutes } from './server/site-routes.ts';
import { pressureOn } from './load/pressure.ts';
import { createWorkQueue } from './load/work-queue.ts';
import { createSeasonVersions } from './response-cache/season-versions.ts';
import { createPageMaker, defaultPageThreads } from './ssr/page-maker.ts';
import { serverTiming } from './timing/server-timing.ts';
import type { Context } from './trpc/trpc.ts';
import { createWriteServices } from '@rondelle/commands/write-services.ts';

export type Gateway = {
  readonly url: string;
  /** Call it before `close` when proxies need time to notice: see `leave` in `server/app.ts`. */
  readonly leave: () => void;
  readonly close: () => Promise<void>;
};

/** How long requests in flight may take to finish when the gateway closes, in ms. */
const drainMs = 5_000;
/** How long to wait at shutdown for background queries, and then for the last log entries to be stored, in ms. */
const queriesDrainMs = 1_500;
const logEntriesDrainMs = 500;
const withTimeout = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);

/** Menus in both languages of as many seasons as a crawler usually reads at a time. */
const mostMenus = 100;

const usesRecaptcha = ({ captcha = 'none', recaptchaKeys }: GatewayOptions): boolean =>
  captcha !== 'none' && recaptchaKeys !== undefined;

type Changes = Awaited<ReturnType<typeof followChanges>>;

const contextOf = (
  options: GatewayOptions,
  { cache, reading, hints, notify, learn }: Changes,
  content: Context['content'] & object,
  settings: CachedSettings,
  simulator: Simulator,
) => {
  const { db, log, tracing = null } = options;
  const { openDataDir } = options;
  const writing = createWriteServices(
    db,
    log,
    { db: reading.versions, hints, waitMs: options.viewsWaitMs },
    learn,
    settings.current,
  );
  return {
    db,
    log,
    writing,
    reads: reading.pages,
    hasReadSourceChanged: reading.hasSourceChanged,
    menus: createRemembered<MenuOutput>(cache.versions, scopeOfMenu, mostMenus),
    tracing,
    notify,
    settings,
    calls: listedCalls,
    simulator,
    providers: (options.providers ?? []).map(({ key, name }) => ({ key, name })),
    content,
    setup: {
      code: options.setupCode ?? null,
      isLocal: isLocalSite(options) && (options.trustedProxies ?? 0) === 0,
    },
    ...(openDataDir !== undefined && { dumps: () => visibleDumps(db, openDataDir) }),
    ...(options.today !== undefined && { today: options.today }),
    ...(options.backupKeepDays !== undefined && { backupKeepDays: options.backupKeepDays }),
    readsFolders: options.readsFolders ?? false,
    elsewhere: { mapboxToken: options.mapboxToken ?? null, usesRecaptcha: usesRecaptcha(options) },
    ...(options.previews && { previews: options.previews }),
  } satisfies Context;
};

/** Mails of a local site without a mail server can be read on a page; mails of other sites cannot. */
const mailerOf = (options: GatewayOptions, mailer: Mailer): Mailer =>
  isLocalSite(options) ? mailer : { ...mailer, inbox: null };

const openSockets = (
  app: FastifyInstance,
  options: GatewayOptions,
  { hub, reading }: Changes,
  ofSite: { readonly context: Context; readonly services: MemberServices | null },
  tally: ReturnType<typeof newLiveCounts>,
) =>
  liveSockets(app, {
    ...ofSite,
    hub,
    tally,
    views: reading.versions,
    logger: options.logger,
    trustedProxies: options.trustedProxies ?? 0,
    perAddress: () => ofSite.context.settings?.current().livePerAddress ?? 500,
    mostConnections: options.mostConnections ?? 20_000,
    heartbeatMs: options.liveHeartbeatMs ?? 20_000,
  });

/**
 * Connections that the system queues until the process accepts them. When more come during a long task, the system
 * drops some of them without a response.
 */
const mostWaiting = 4_096;

/** Starts a gateway; resolves when it accepts requests. */
export const startGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { db, logger, metrics, servesOperators = true } = options;
  const web = await createPageMaker({
    dist: options.web.dist,
    logger,
    today: options.today,
    threads: options.web.threads ?? defaultPageThreads(),
  });
  const stopStoringLogEntries = storeLogEntries(db, logger);
  const [versions, queue] = [createSeasonVersions(), createWorkQueue()];
  const simulator = createSimulator(logger, versions);
  const pressure = pressureOn([queue, web.queue, simulator.outlooks]);
  const changes = await followChanges(options, { versions, queue, pressure });
  const { cache } = changes;
  const { contentFolder = ownContent } = options;
  const content = await watchContent(contentFolder, logger, () => cache.responses.clear());
  const settings = await cacheSettings({
    db,
    logger,
    hints: options.hints,
    start: settingsAtStart(options),
    onChange: () => cache.responses.clear(),
    everyMs: options.healEveryMs ?? 2_000,
  });
  const files = createFileMaker(logger);
  const context = contextOf(options, changes, content.current, settings, simulator);
  const state = () => settings.current().siteState;
  const app = createApp(logger, cache, {
    ...options,
    isOpen: () => state() === 'open',
    pageSources: pageSourcesOf(context.elsewhere),
  });
  const { host = '::' } = options;
  const ownUrl = () => urlOf(app, host);
  const origin = () => options.publicUrl ?? ownUrl();
  const accounts = db.withTables<AccountTables>();
  const services = options.mailer
    ? createMemberServices(accounts, mailerOf(options, options.mailer), origin, options.captcha, {
        providers: createProviders(options.providers ?? []),
        isSecondFactorRequired: () => settings.current().adminSecondFactor,
        recaptchaKeys: options.recaptchaKeys,
        contactFormMs: options.contactFormMs,
      })
    : null;
  closeSite(app, state, services);
  limitAnonymousBodies(app, services);
  // Before all other hooks, so that it measures them.
  if (services) serverTiming(app, services);
  const tally = newLiveCounts();
  if (metrics)
    measureGateway(app, {
      metrics,
      responses: cache.responses,
      queue,
      drawings: web.queue,
      files: files.queue,
      outlooks: simulator.outlooks,
      scenarios: simulator.scenarios,
      live: tally,
      db,
    });
  if (servesOperators) {
    if (metrics) await app.register(metricsRoute, { metrics });
    await app.register(readiness, { db, log: context.log, migrations: ownMigrations });
  }
  await siteRoutes(app, {
    web,
    cache,
    context,
    files,
    services,
    origin,
    firstOrigin: await firstOrigin(db, options.publicUrl),
    contentFolder,
    openDataDir: options.openDataDir ?? null,
    countVisitsEveryMs: options.countVisitsEveryMs,
  });
  const sockets = openSockets(app, options, changes, { context, services }, tally);
  await app.listen({
    port: options.port,
    host: host === 'localhost' ? '127.0.0.1' : host,
    backlog: mostWaiting,
  });
  // Without a listener, a connection that the system cannot accept would end the process.
  app.server.on('error', (err) => logger.error({ err }, 'a connection could not be accepted'));
  return {
    url: ownUrl(),
    leave: () => leave(app),
    close: async () => {
      content.stop();
      const stopped = Promise.all([changes.stop(), settings.stop()]);
      context.writing.views.stop();
      await sockets.close();
      await closeWithin(app, drainMs);
      await Promise.all([simulator.close(), files.close(), web.close()]);
      await withTimeout(stopped, queriesDrainMs);
      await withTimeout(stopStoringLogEntries(), logEntriesDrainMs);
    },
  };
};
