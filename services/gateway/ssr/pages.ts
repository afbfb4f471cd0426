import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import { pages as pageTable } from '@rondelle/contracts/site/pages/pages.ts';
import { namesByKey } from '@rondelle/contracts/site/pages/pattern.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheResponses } from '../response-cache/cache-responses.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import { redirectOldPages } from '../redirects/redirect-old-pages.ts';
import { ofLanguage, preferredLanguage } from '../redirects/preferred-language.ts';
import { redirectOf } from '../redirects/redirect-of.ts';
import { contentSecurityPolicy } from '../server/security-headers.ts';
import { isOverload, isUnavailable } from '../errors/unavailable.ts';
import { failurePage } from './failure-page.ts';
import type { Call, Drawn } from '@rondelle/contracts/site/rendering.ts';
import type { PageMaker } from './page-maker.ts';

export type PagesOptions = {
  readonly web: PageMaker;
  readonly call: Call;
  /** Returns the calls of one page. */
  readonly pageCall: () => Call;
  readonly cache: ResponseCache;
  /** `https://host`, without a trailing slash. */
  readonly origin: () => string;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** True when the page may be cached. */
    isCacheable: boolean;
  }
}

/** The language of the path, or else the reader's preference. */
const languageOf = (request: FastifyRequest, path: string): Language =>
  languages.find((language) => path.split('/')[1] === language) ??
  preferredLanguage(request.headers['accept-language'], request.headers.cookie);

export const sendPage = (reply: FastifyReply, { status, body, scriptHashes }: Drawn, isForOthers = false) => {
  reply.forOthers = isForOthers;
  return reply
    .code(status)
    .header(
      'content-security-policy',
      contentSecurityPolicy(scriptHashes, isForOthers, reply.server.pageSources),
    )
    .type('text/html; charset=utf-8')
    .send(body);
};

const hasPrefix = (url: string): boolean => languages.some((language) => url.startsWith(`/${language}/`));
/** The path of a page without language prefix in the reader's language; null when there is no such page. */
const inLanguage = (lang: Language, path: string): string | null => {
  const own = `/${lang}${path}`;
  return matchPath(own) ? (redirectOf(own) ?? own) : redirectOf(own);
};
/** Returns whether a person opens the URL, such as a link to an old `.php`; pages request scripts and images. */
const isRead = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;
/**
 * Returns whether endless paths lead to the same page: names after an id are ignored (`c-12-anything`), and keys are
 * free text (`b-anything`, `video/anything`).
 */
const isEndlessPath = (path: string): boolean => {
  const page = matchPath(path)?.page.page;
  return /\/[a-z]\d?-\d+-/.test(path) || (page !== undefined && namesByKey(pageTable[page].path.fr));
};
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/** Logs why a page could not be made. Overload is only counted, as its log entries would bury all others. */
const noteFailure = (request: FastifyRequest, err: unknown): void => {
  if (!err || isOverload(err)) return;
  request.log.error({ err, route: request.routeOptions.url }, 'a page could not be made');
};

/** Logs errors and responds with the fallback page. */
export const failWithPage = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    noteFailure(request, error);
    const lang = languageOf(request, request.url);
    const status = isUnavailable(error) ? 503 : 500;
    return reply.code(status).type('text/html; charset=utf-8').send(failurePage(lang));
  });
};

/** Handles redirects and missing files before the queue, as they need no rendering. */
const redirectPaths = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { path } = splitAddress(request.url);
    // A redirect keeps the whole query, unknown parameters included.
    const { search } = splitAddress(request.originalUrl);
    const moved = redirectOf(path);
    if (moved) return redirectTo(reply, joinAddress(moved, search), 301);
    if (matchPath(path)) return undefined;
    if (isFile(path) && !isRead(request)) return reply.callNotFound();
    const prefixed = hasPrefix(path) ? null : inLanguage(languageOf(request, path), path);
    if (prefixed) return redirectTo(reply.header('vary', ofLanguage), joinAddress(prefixed, search), 302);
    return undefined;
  });
};

/** The root and all paths without another route: pages, redirects and the page for unknown paths. */
export const pageRoutes = async (app: FastifyInstance, options: PagesOptions): Promise<void> => {
  app.decorateRequest('isCacheable', false);
  failWithPage(app);

  app.get('/', (request, reply) => {
    const lang = preferredLanguage(request.headers['accept-language'], request.headers.cookie);
    return redirectTo(reply.header('vary', ofLanguage), pathsIn(lang).home(), 302);
  });

  await app.register(async (cachedScope) => {
    redirectOldPages(cachedScope, options.call);
    redirectPaths(cachedScope);
    cacheResponses(cachedScope, options.cache, {
      scopeOf: ({ isCacheable }) => (isCacheable ? 'queries' : null),
      isShared: ({ url }) => hasPrefix(url),
      bridges: true,
    });
    cachedScope.get('/*', async (request, reply) => {
      const { path } = splitAddress(request.url);
      const match = matchPath(path);
      const isPage = match !== null;
      const isForOthers = match !== null && pageTable[match.page.page].frame === 'embed';
      const url = hasPrefix(path) ? request.url : `/${languageOf(request, path)}${path}`;
      const { web, pageCall, origin } = options;
      const rendered = await web.make({ url, origin: origin(), call: pageCall() });
      if (url !== request.url) reply.header('vary', ofLanguage).header('cache-control', 'no-cache');
      if ('redirect' in rendered) {
        const { search } = splitAddress(request.originalUrl);
        return redirectTo(reply, joinAddress(splitAddress(rendered.redirect).path, search), 302);
      }
      noteFailure(request, rendered.error);
      // Does not cache unknown paths, nor error pages under endless paths; both would fill the cache.
      request.isCacheable = isPage && (rendered.status === 200 || !isEndlessPath(path));
      const response = isUnavailable(rendered.error) ? { ...rendered, status: 503 } : rendered;
      return sendPage(reply, response, isForOthers);
    });
  });
};
