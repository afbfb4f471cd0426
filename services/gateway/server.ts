import { randomBytes } from 'node:crypto';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import type { AccountTables } from '@rondelle/infra/accounts/tables.ts';
import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import { health } from './health/health.ts';
import { createInProcessCall } from './in-process-call.ts';
import { shelfFirst } from './kept/answer-first.ts';
import type { Keeper } from './kept/keep-answers.ts';
import { pollVersions } from './kept/poll-versions.ts';
import { createSeasonVersions } from './kept/season-versions.ts';
import { createShelf } from './kept/shelf.ts';
import { measureGateway, metricsRoute } from './metrics.ts';
import { authOverHttp } from './membership/auth-over-http.ts';
import { createDesk } from './membership/desk.ts';
import { inboxPage } from './membership/inbox-page.ts';
import { mendedPath } from './redirects/mended-path.ts';
import { restOverHttp } from './rest-over-http.ts';
import { securityHeaders } from './security-headers.ts';
import { pages } from './ssr/pages.ts';
import { loadWebBundle } from './ssr/web-bundle.ts';
import { assets } from './static/assets.ts';
import { robots } from './static/robots.ts';
import { sitemap } from './static/sitemap.ts';
import type { Context } from './trpc.ts';
import { trpcOverHttp } from './trpc-over-http.ts';

export type GatewayOptions = {
  /** `0` takes any free port. */
  readonly port: number;
  /** Default: all addresses. */
  readonly host?: string;
  /** Without a slash at its end; default: where the server listens. */
  readonly publicUrl?: string;
  readonly db: Db;
  readonly log: EventLog;
  /** Where hints of changed views come from. */
  readonly hints: Pick<HintBus, 'listen'>;
  /** The folder that the web application was built to: `web/dist`. */
  readonly web: { readonly dist: string };
  readonly logger: Logger;
  /** Takes the mails to members; without it, nobody registers or logs in. */
  readonly mailer?: Mailer;
  /** Where the gateway counts; without it, it does not. */
  readonly metrics?: Registry;
  /** Whether `/metrics` stands beside the pages (default: where there are metrics). */
  readonly servesMetrics?: boolean;
  /** Most bytes of finished answers in memory (default: 256 MB). */
  readonly keptBytes?: number;
  /** How often lost hints are looked for (default: two seconds). */
  readonly healEveryMs?: number;
};
export type Gateway = { readonly url: string; readonly close: () => Promise<void> };

/** How long requests in flight may take to finish when the gateway closes. */
const drainMs = 5_000;
/** How long mails under way may take then. */
const mailDrainMs = 2_000;

const requestIds = () => {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${run}-${((count += 1)).toString(36)}`;
};

/** What is logged of a request: never an address, nor the query, which may hold what someone searched for. */
const serializers = {
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, path: url?.split('?', 1)[0] }),
};

const createApp = (logger: Logger, keeper: Keeper): FastifyInstance => {
  const logsRequests = logger.isLevelEnabled('info');
  const loggerInstance: FastifyBaseLogger = logger.child({}, { serializers });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: !logsRequests }),
    // Where requests are logged, those answered from the shelf go the same way as all others.
    ...(logsRequests ? {} : { serverFactory: shelfFirst(keeper) }),
    routerOptions: { maxParamLength: 5_000 },
    trustProxy: false,
    requestTimeout: 30_000,
    genReqId: requestIds(),
    // The router can't read such a path; its readable twin has the page, or the problem, of what is unknown.
    frameworkErrors: (_error, request, reply) => reply.redirect(mendedPath(request.raw.url ?? '/'), 302),
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    for (const [name, value] of Object.entries(securityHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
    return payload;
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'request/unknown-path' }));
  return app;
};

/** Where people of this machine reach the server. */
const urlOf = (app: FastifyInstance, host = 'localhost'): string => {
  const address = app.server.address();
  return `http://${host}:${typeof address === 'object' && address ? address.port : 0}`;
};

/** Takes no new connections; those that fall idle are closed, and after a while the others too. */
const closeWithin = async (app: FastifyInstance, ms: number): Promise<void> => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const timer = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(timer);
  });
};

/** Starts serving pages, tRPC, REST, files and health; resolves when requests are answered. */
export const startGateway = async (options: GatewayOptions): Promise<Gateway> => {
  const { db, log, logger, metrics, servesMetrics = true } = options;
  const web = await loadWebBundle(options.web.dist);
  const versions = createSeasonVersions();
  const keeper: Keeper = {
    versions,
    shelf: createShelf(options.keptBytes ?? 256 * 1024 * 1024),
    making: new Map(),
  };
  const onPollError = (error: unknown) =>
    logger.warn({ err: error }, 'the versions of the seasons could not be read');
  const poll = pollVersions(db, versions, onPollError, options.healEveryMs ?? 2_000);
  // Listening comes first: what changes between the two is then known from both.
  const stopHearing = options.hints.listen({ hear: versions.hear, missed: () => void poll.now() });
  await poll.now();

  const context: Context = { db, log };
  const call = createInProcessCall(context);
  const app = createApp(logger, keeper);
  const ownUrl = () => urlOf(app, options.host);
  const origin = () => options.publicUrl ?? ownUrl();
  if (metrics) measureGateway(app, { metrics, shelf: keeper.shelf });
  if (metrics && servesMetrics) await app.register(metricsRoute, { metrics });
  await app.register(health, { db, log, migrations: ownMigrations });
  await app.register(assets, { folder: web.clientFolder });
  await app.register(robots, { origin });
  await app.register(sitemap, { origin, keeper, call });
  const accounts = db.withTables<AccountTables>();
  const desk = options.mailer ? createDesk(accounts, options.mailer, logger, origin) : null;
  await app.register(trpcOverHttp, { keeper, context, desk });
  if (desk) await app.register(authOverHttp, { context, desk });
  if (desk) await app.register(inboxPage, { desk });
  await app.register(restOverHttp, { keeper, context });
  await app.register(pages, { web, call, keeper, origin });

  await app.listen({ port: options.port, host: options.host ?? '::' });
  return {
    url: ownUrl(),
    close: async () => {
      poll.stop();
      stopHearing();
      await closeWithin(app, drainMs);
      await desk?.post.idle(mailDrainMs);
    },
  };
};
