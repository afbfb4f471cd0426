import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { addMember, logIn } from './support/members.ts';
import { everyPage, inLanguage, type KindOfPage } from './support/every-page.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';

const visit = useVisitors();
let site: string;
let pages: KindOfPage[];
beforeAll(async () => {
  site = inject('siteUrl');
  pages = await everyPage(site);
  for (const lang of languages) await addMember(`marqueuse ${lang}`);
}, 120_000);

const attributes = (page: Page, selector: string, name: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((nodes, attribute) => nodes.map((n) => n.getAttribute(attribute)), name);

const alternates = async (page: Page): Promise<Record<string, string | null>> => {
  const [langs, hrefs] = await Promise.all([
    attributes(page, 'head link[rel=alternate]', 'hreflang'),
    attributes(page, 'head link[rel=alternate]', 'href'),
  ]);
  return Object.fromEntries(langs.map((lang, at) => [lang, hrefs[at] ?? null]));
};

const structuredData = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) =>
    JSON.parse(json),
  );

/** Where structured data says that something is. */
const addressesIn = (data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    (name === 'url' || name === 'item') && typeof value === 'string' ? [value] : addressesIn(value),
  );
};

const withoutQuery = (path: string): string => path.split('?')[0] ?? '';
const read = async (
  lang: Language,
  scripts: boolean,
  look: (page: Page, path: string, kind: KindOfPage) => Promise<unknown>,
) => {
  const page = await visit({ lang, scripts });
  for (const kind of pages) {
    const path = inLanguage(lang, kind.path);
    await page.goto(path);
    await look(page, path, kind);
  }
};

describe.each(languages)('the head of every kind of page in %s', (lang) => {
  test('names the page’s language, its own address and that of both languages', async () => {
    await read(lang, false, async (page, _path, { noIndex }) => {
      expect(await page.locator('html').getAttribute('lang')).toBe(`${lang}-CA`);
      expect(await attributes(page, 'meta[name=robots]', 'content')).toEqual(noIndex ? ['noindex'] : []);
      if (noIndex) return;
      // Names in a path are of its language: the French address of an English page leads on to its own.
      const own = new URL(page.url()).pathname;
      const address = `${site}${own}`;
      expect(await attributes(page, 'head link[rel=canonical]', 'href')).toEqual([address]);
      const other = lang === 'fr' ? 'en' : 'fr';
      const there = (await alternates(page))[`${other}-CA`] ?? '';
      // Names too are of the language: it leads straight to the page, which says the same of this one.
      const html = await (await fetch(there, { redirect: 'error' })).text();
      expect(html).toContain(`<link rel="alternate" href="${address}" hreflang="${lang}-CA">`);
      expect(await alternates(page)).toEqual({
        [`${lang}-CA`]: address,
        [`${other}-CA`]: there,
        'x-default': lang === 'fr' ? address : there,
      });
    });
  });

  test('has a title and a description of its own, and keeps them when scripts take over', async () => {
    const seen = new Map<string, string>();
    await read(lang, false, async (page, path) => {
      const description = (await attributes(page, 'meta[name=description]', 'content')).join('|');
      expect(description.length, path).toBeGreaterThan(30);
      expect(await page.title(), path).toMatch(/Rondelle/);
      expect(await page.locator('h1').count(), path).toBe(1);
      seen.set(path, await page.title());
    });
    await read(lang, true, async (page, path) => {
      await untilHydrated(page);
      expect(await page.title()).toBe(seen.get(path));
    });
    const places = new Set([...seen.keys()].map(withoutQuery));
    expect(new Set(seen.values()).size).toBeGreaterThanOrEqual(places.size);
  });

  test('says what it shows as structured data that search engines can read', async () => {
    const types = new Set<unknown>();
    await read(lang, false, async (page) => {
      for (const data of await structuredData(page)) {
        expect(data['@context']).toBe('https://schema.org');
        types.add(data['@type']);
        for (const address of addressesIn(data)) expect(URL.parse(address)?.origin).toBe(site);
      }
    });
    expect([...types].sort()).toEqual(['BreadcrumbList', 'SportsEvent', 'SportsTeam']);
  });
});

describe.each(languages)('the title of a page in %s', (lang) => {
  const pathOf = (kind: string) => inLanguage(lang, pages.find((one) => one.kind === kind)?.path ?? '');

  test.each([
    ['league with divisions', 'view=games'],
    ['league with divisions', 'view=history'],
    ['league with divisions', 'why=1'],
    ['team', 'view=history'],
    ['tournament', 'view=history'],
  ])('stays while and after a part of the page of a %s is loaded (%s)', async (kind, view) => {
    const page = await visit({ lang });
    await page.goto(pathOf(kind));
    await untilHydrated(page);
    const title = await page.title();
    const spoken = await page.evaluateHandle(() => {
      const said: string[] = [];
      const region = document.getElementById('announcer');
      const note = () => said.push(region?.textContent ?? '');
      if (region)
        new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
      return said;
    });
    const { promise: held, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/trpc/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate((search) => {
      history.pushState(null, '', `${location.pathname}?${search}`);
    }, view);
    await page.locator('main [aria-busy=true]').waitFor();
    expect(await page.title()).toBe(title);
    open();
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
    expect(await page.title()).toBe(title);
    expect(await spoken.jsonValue()).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('stays when the form for many results has come', async () => {
    const page = await visit({ lang });
    await logIn(page, `marqueuse ${lang}`);
    await page.goto(pathsIn(lang).enterResults('2024-2025'));
    const title = await page.title();
    await page.locator('main [data-grid]').waitFor();
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
    expect(await page.title()).toBe(title);
  });
});

test('the answers carry the headers that keep a page safe', async () => {
  const { headers } = await fetch(`${site}/fr/accueil`);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('set-cookie')).toBeNull();
});
