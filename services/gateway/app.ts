import { randomBytes } from 'node:crypto';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { canonicalAddress, isRead } from './addresses/canonical-address.ts';
import { boundBodies } from './bounded-bodies.ts';
import { mostJsonBytes } from './bounded-input.ts';
import { sayHowToCache } from './cache-control.ts';
import { cachedFirst } from './response-cache/cached-first.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { connectionTimes, longestSilenceMs } from './connection-times.ts';
import { refuseUnreadable } from './raw-problem.ts';
import { leadTo } from './redirects/lead-to.ts';
import { normalisedPath } from './redirects/normalised-path.ts';
import { failWithProblem, missWithProblem } from './rest/answer-problems.ts';
import { headersForOthers, securityHeaders } from './security-headers.ts';
import { answerWithinMs, sayWhenToRetry } from './unavailable.ts';

const requestIds = () => {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${run}-${((count += 1)).toString(36)}`;
};

/** The paths of members' pages hold their names, which outlive them in a log; the number is enough. */
const withoutNames = (path: string): string => path.replaceAll(/\/([us])-(\d+)-[^/]*/g, '/$1-$2');

/** What is logged of a request: never an address, nor the query, which may hold what someone searched for. */
const serializers = {
  req: ({ method, url }: { method?: string; url?: string }) => ({
    method,
    path: withoutNames(url?.split('?', 1)[0] ?? ''),
  }),
};

declare module 'fastify' {
  interface FastifyReply {
    /** Whether other sites may show it in a frame, or read it. */
    forOthers: boolean;
  }
}

type AppOptions = {
  readonly publicUrl?: string;
  readonly trustedProxies?: number;
  readonly silenceMs?: number;
  /** Whether what is cached may be sent: a site that is closed says so instead. */
  readonly isOpen?: () => boolean;
};

/** Answers with what every answer has: its security headers, its line in the log, its time to come. */
export const createApp = (
  logger: Logger,
  cache: ResponseCache,
  { publicUrl = '', trustedProxies = 0, silenceMs = longestSilenceMs, isOpen = () => true }: AppOptions,
): FastifyInstance => {
  const headers = securityHeaders(publicUrl);
  const logsRequests = logger.isLevelEnabled('info');
  const loggerInstance: FastifyBaseLogger = logger.child({}, { serializers });
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: !logsRequests }),
    // Where requests are logged, those answered from the cache go the same way as all others.
    ...(logsRequests ? {} : { serverFactory: cachedFirst(cache, isOpen) }),
    // Every route answers for the one address of what was asked, so nothing else can be in an answer or in its key.
    rewriteUrl: ({ method, url = '/' }) => (isRead(method) ? canonicalAddress(url) : url),
    routerOptions: { maxParamLength: 5_000 },
    bodyLimit: mostJsonBytes,
    clientErrorHandler: refuseUnreadable,
    // Fastify believes nobody where it is told a count; beyond the proxies, visitors write what they like.
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    ...connectionTimes(silenceMs),
    handlerTimeout: answerWithinMs,
    genReqId: requestIds(),
    // The router can't read such a path, and no hook sees the answer; the readable twin has the page, or the problem, of
    // what is unknown.
    frameworkErrors: (_error, request, reply) =>
      leadTo(
        reply.headers({ ...headers, 'cache-control': 'no-cache' }),
        normalisedPath(request.raw.url ?? '/'),
        302,
      ),
  });
  sayHowToCache(app);
  sayWhenToRetry(app);
  app.decorateReply('forOthers', false);
  app.addHook('onSend', async (_request, reply, payload) => {
    const own = reply.forOthers ? { ...headers, ...headersForOthers } : headers;
    for (const [name, value] of Object.entries(own))
      if (value !== null && !reply.hasHeader(name)) reply.header(name, value);
    return payload;
  });
  boundBodies(app);
  failWithProblem(app);
  missWithProblem(app);
  return app;
};

/** Where people of this machine reach the server. */
export const urlOf = (app: FastifyInstance, host = 'localhost'): string => {
  const address = app.server.address();
  return `http://${host}:${typeof address === 'object' && address ? address.port : 0}`;
};

/** Takes no new connections; those that fall idle are closed, and after a while the others too. */
export const closeWithin = async (app: FastifyInstance, ms: number): Promise<void> => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const timer = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(timer);
  });
};
