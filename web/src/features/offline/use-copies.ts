import { copies } from '@rondelle/contracts/site/copies.ts';
import { seenAtName } from '@rondelle/contracts/site/seen-at.ts';
import { useEffect, useState } from 'react';
import { useInBrowser } from '../../lib/page/in-browser.ts';

export type Copy = { readonly path: string; readonly title: string; readonly seenAt: number };

const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.replace(/ [–|-] Rondelle$/, '');

const copyAt = async (cache: Cache, request: Request): Promise<readonly Copy[]> => {
  const response = await cache.match(request, { ignoreVary: true });
  if (!response) return [];
  const { pathname, search } = new URL(request.url);
  const [head = ''] = (await response.text()).split('</title>', 1);
  const seenAt = Date.parse(response.headers.get(seenAtName) ?? '') || 0;
  return [{ path: pathname + search, title: plain(`${head}</title>`), seenAt }];
};

const read = async (): Promise<readonly Copy[]> => {
  const cache = await caches.open(copies.pages);
  const found = await Promise.all((await cache.keys()).map((request) => copyAt(cache, request)));
  return found.flat().toSorted((one, other) => other.seenAt - one.seenAt);
};

const hasCache = (): boolean => 'caches' in globalThis;

/** The pages in this browser's cache, latest first; null while loading and without cache support. */
export const useCopies = () => {
  const [found, setFound] = useState<readonly Copy[] | null>(null);
  const isSupported = useInBrowser(hasCache);
  useEffect(() => {
    if (!isSupported) return;
    read().then(setFound, () => setFound([]));
  }, [isSupported]);
  const forget = async () => {
    for (const name of [copies.pages, copies.answers]) await caches.delete(name);
    setFound([]);
  };
  return { copies: found, isSupported, forget };
};
