import { languages, type Language } from '@rondelle/contracts/competition/lists.ts';
import { copies, pageCacheKey, shellPageAt, shellPages } from '@rondelle/contracts/site/copies.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { pagesStrategy } from './copies-of-pages.ts';
import { applyDecision } from './older-copies.ts';
import { stateIn } from './own-responses.ts';
import { scope } from './scope.ts';

/** Caches the pages that the worker shows instead of pages never opened, in French and in English. */
export const cacheShellPages = async (): Promise<void> => {
  const cache = await caches.open(copies.shell);
  const paths = languages.flatMap((lang) => shellPages.map((name) => pathsIn(lang)[name]()));
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
      const isOwn = response.ok && stateIn(await response.clone().text()) !== null;
      if (!isOwn) throw new Error(`${path} was answered with ${response.status} or by another site`);
      await cache.put(path, response);
    }),
  );
};

const shellPage = async (path: string): Promise<Response> =>
  (await (await caches.open(copies.shell)).match(path, { ignoreVary: true })) ?? Response.error();

const languageAt = (path: string): Language =>
  languages.find((lang) => path.startsWith(`/${lang}/`)) ??
  (scope.navigator.language.startsWith('en') ? 'en' : 'fr');

type DocumentRequest = { readonly request: Request; readonly url: URL; readonly event: ExtendableEvent };

/** A document: from the network, else its last copy, else the offline page. */
export const documentOf = async ({ request, url, event }: DocumentRequest): Promise<Response> => {
  const own = shellPageAt(url.pathname);
  if (own !== null) return shellPage(own);
  const lang = languageAt(url.pathname);
  const offlineResponse = async () => {
    // The root leads to the home of a language, which only the server chooses.
    if (url.pathname === '/') return Response.redirect(pathsIn(lang).home(), 302);
    return shellPage(pathsIn(lang).offline());
  };
  try {
    if (pageCacheKey(url.pathname + url.search) === null) {
      const response = await fetch(request);
      await applyDecision(response);
      return response;
    }
    return await pagesStrategy.handle({ request, event });
  } catch {
    return offlineResponse();
  }
};
