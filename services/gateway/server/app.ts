import { isIPv6 } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { canonicalAddress, isRead } from '../addresses/canonical-address.ts';
import { boundBodies } from '../bounds/bounded-bodies.ts';
import { mostJsonBytes } from '../bounds/bounded-input.ts';
import { setCacheControl } from './cache-control.ts';
import { cachedFirst } from '../response-cache/cached-first.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { connectionTimes, longestSilenceMs } from '../bounds/connection-times.ts';
import { withoutMemberNames } from '../addresses/member-paths.ts';
import { refuseOddHosts } from '../bounds/refuse-odd-hosts.ts';
import { refuseUnreadable } from '../errors/raw-problem.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import { normalisedPath } from '../redirects/normalised-path.ts';
import { failWithProblem, missWithProblem } from '../errors/send-problem.ts';
import { noOtherSources, type PageSources } from '../settings/page-sources.ts';
import { headersForOthers, headersOfFiles, securityHeaders } from './security-headers.ts';
import { requestTimeoutMs, addRetryAfter } from '../errors/unavailable.ts';

const requestIds = () => {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${run}-${((count += 1)).toString(36)}`;
};

/** Logs method and path of a request: no name, no IP address, and no query string, because it may hold search terms. */
const serializers = {
  req: ({ method, url }: { method?: string; url?: string }) => ({
    method,
    path: withoutMemberNames(url?.split('?', 1)[0] ?? ''),
  }),
};

/** Other protocols that a client offers (curl: `h2c`) are ignored: the request is handled as it is (RFC 9110, 7.8). */
const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

declare module 'fastify' {
  interface FastifyReply {
    /** True when other sites may frame or fetch this response. */
    forOthers: boolean;
    /** True for a file with a hash in its name; no such file is a document. */
    isFile: boolean;
  }
  interface FastifyInstance {
    /** Other sites that pages may load from. */
    pageSources: PageSources;
    /** True once the server is about to close: see `leave`. */
    isLeaving: boolean;
  }
}

type AppOptions = {
  readonly publicUrl?: string;
  readonly trustedProxies?: number;
  readonly silenceMs?: number;
  /** Returns whether cached responses may be sent; a closed site sends its notice instead. */
  readonly isOpen?: () => boolean;
  /** Other sites that pages may load from; none by default. */
  readonly pageSources?: PageSources;
};

/** Creates the server with the settings of all responses: security headers, request log, size and time limits. */
export const createApp = (
  logger: Logger,
  cache: ResponseCache,
  {
    publicUrl = '',
    trustedProxies = 0,
    silenceMs = longestSilenceMs,
    isOpen = () => true,
    pageSources = noOtherSources,
  }: AppOptions,
): FastifyInstance => {
  const headers = securityHeaders(publicUrl);
  const logsRequests = logger.isLevelEnabled('info');
  const times = connectionTimes(silenceMs);
  const loggerInstance: FastifyBaseLogger = logger.child({}, { serializers });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: !logsRequests }),
    // When requests are logged, cached responses go through Fastify too, so that they are logged.
    ...(logsRequests ? {} : { serverFactory: cachedFirst(cache, isOpen) }),
    // Routes see the canonical address only, so that nothing else affects the response or its cache key.
    rewriteUrl: ({ method, url = '/' }) => (isRead(method) ? canonicalAddress(url) : url),
    routerOptions: { maxParamLength: 5_000 },
    bodyLimit: mostJsonBytes,
    clientErrorHandler: refuseUnreadable,
    // A request over an open connection gets a normal response while the server closes.
    return503OnClosing: false,
    // A function, since Fastify trusts no proxy with a count. Visitors can forge `x-forwarded-for` beyond our
    // proxies.
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    ...times,
    http: { ...times.http, shouldUpgradeCallback: isWebSocket },
    handlerTimeout: requestTimeoutMs,
    genReqId: requestIds(),
    // Fastify can't decode such a path and skips the hooks. The normalised path has the page, or the problem.
    frameworkErrors: (_error, request, reply) =>
      redirectTo(
        reply.headers({ ...headers, 'cache-control': 'no-cache' }),
        normalisedPath(request.raw.url ?? '/'),
        302,
      ),
  });
  setCacheControl(app);
  addRetryAfter(app);
  app.decorateReply('forOthers', false);
  app.decorateReply('isFile', false);
  app.decorate('pageSources', pageSources);
  app.decorate('isLeaving', false);
  app.addHook('onSend', async (_request, reply, payload) => {
    const own = {
      ...headers,
      ...(reply.forOthers && headersForOthers),
      ...(reply.isFile && headersOfFiles),
    };
    for (const [name, value] of Object.entries(own))
      if (value !== null && !reply.hasHeader(name)) reply.header(name, value);
    return payload;
  });
  refuseOddHosts(app);
  boundBodies(app);
  failWithProblem(app);
  missWithProblem(app);
  return app;
};

/** Addresses that mean all addresses of a machine. */
const everywhere = new Set(['::', '0.0.0.0']);

/** The server's URL on this machine. */
export const urlOf = (app: FastifyInstance, host: string): string => {
  const address = app.server.address();
  const name = everywhere.has(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${typeof address === 'object' && address ? address.port : 0}`;
};

/**
 * Makes proxies use another server while this one still responds: `/healthz` fails, and every response closes
 * its connection.
 */
export const leave = (app: FastifyInstance): void => {
  app.isLeaving = true;
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
};

/** Closes the server: refuses new connections, closes idle ones at once and the others after `ms`. */
export const closeWithin = async (app: FastifyInstance, ms: number): Promise<void> => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const timer = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(timer);
  });
};
