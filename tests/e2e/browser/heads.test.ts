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
  await addMember('marqueuse');
});

type Head = {
  readonly lang: string | null;
  readonly title: string;
  readonly headings: number;
  /** The number of current entries of each menu around the page. */
  readonly current: readonly number[];
  readonly robots: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonical: readonly string[];
  readonly alternates: Readonly<Record<string, string>>;
  readonly structuredData: readonly Record<string, unknown>[];
};

/** The head of the document as the server sent it, without scripts, styles or pictures, as search engines read it. */
const headOf = (page: Page, html: string): Promise<Head> =>
  page.evaluate((sent) => {
    const document = new DOMParser().parseFromString(sent, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).map((node) => node.getAttribute(name) ?? '');
    const links = all('head link[rel=alternate][hreflang]');
    return {
      lang: document.documentElement.getAttribute('lang'),
      title: document.title,
      headings: all('h1').length,
      current: all('body nav')
        .filter((nav) => nav.closest('main') === null)
        .map((nav) => nav.querySelectorAll('[aria-current]').length),
      robots: attributes('meta[name=robots]', 'content'),
      descriptions: attributes('meta[name=description]', 'content'),
      canonical: attributes('head link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      ),
      structuredData: all('script[type="application/ld+json"]').map((script) =>
        JSON.parse(script.textContent ?? ''),
      ),
    };
  }, html);

/** URLs in structured data. */
const addressesIn = (data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    (name === 'url' || name === 'item') && typeof value === 'string' ? [value] : addressesIn(value),
  );
};

const withoutQuery = (path: string): string => path.split('?')[0] ?? '';

describe.each(languages)('the head of every kind of page in %s', (lang) => {
  type Sent = { readonly path: string; readonly url: string; readonly noIndex: boolean; readonly head: Head };
  let sent: Sent[];
  beforeAll(async () => {
    const page = await visit();
    sent = [];
    for (const { path: french, noIndex = false } of pages) {
      const path = inLanguage(lang, french);
      const response = await fetch(`${site}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      sent.push({ path, url: response.url, noIndex, head: await headOf(page, await response.text()) });
    }
  });

  test('no menu has two current entries', () => {
    for (const { path, head } of sent) {
      expect(Math.max(0, ...head.current), path).toBeLessThanOrEqual(1);
    }
    expect(sent.some(({ head }) => head.current.includes(1))).toBe(true);
  });

  test('names the page’s language, its canonical URL and the URLs in both languages', async () => {
    for (const { path, url, noIndex, head } of sent) {
      expect(head.lang).toBe(`${lang}-CA`);
      expect(head.robots, path).toEqual(noIndex ? ['noindex'] : []);
      if (noIndex) continue;
      // Names in a path depend on the language: the alternate path redirects to its canonical path.
      const address = `${site}${new URL(url).pathname}`;
      expect(head.canonical).toEqual([address]);
      const other = lang === 'fr' ? 'en' : 'fr';
      const there = head.alternates[`${other}-CA`] ?? '';
      // The alternate link leads straight to the page, which links back to this one.
      const html = await (await fetch(there, { redirect: 'error' })).text();
      expect(html).toContain(`<link rel="alternate" href="${address}" hreflang="${lang}-CA">`);
      expect(head.alternates).toEqual({
        [`${lang}-CA`]: address,
        [`${other}-CA`]: there,
        'x-default': lang === 'fr' ? address : there,
      });
    }
  });

  test('has its own title and description', () => {
    for (const { path, noIndex, head } of sent) {
      // Pages for embedding need no description: they are found through the pages that contain them.
      if (!noIndex) expect(head.descriptions.join('|').length, path).toBeGreaterThan(30);
      expect(head.title, path).toMatch(/Rondelle/);
      expect(head.headings, path).toBe(1);
    }
    const found = sent.filter(({ noIndex }) => !noIndex);
    const places = new Set(found.map(({ path }) => withoutQuery(path)));
    expect(new Set(found.map(({ head }) => head.title)).size).toBeGreaterThanOrEqual(places.size);
  });

  test('describes its content as structured data that search engines can parse', () => {
    const output = sent.flatMap(({ head }) => head.structuredData);
    for (const data of output) {
      expect(data['@context']).toBe('https://schema.org');
      for (const address of addressesIn(data)) expect(URL.parse(address)?.origin).toBe(site);
    }
    const types = new Set(output.map((data) => data['@type']));
    expect([...types].sort()).toEqual([
      'BlogPosting',
      'BreadcrumbList',
      'FAQPage',
      'SportsEvent',
      'SportsTeam',
      'VideoObject',
    ]);
  });
});

const pathOf = (lang: Language, kind: string) =>
  inLanguage(lang, pages.find((one) => one.kind === kind)?.path ?? '');

describe('the title of a page', () => {
  test.each(languages)(
    'is another one in each view of a league, a team and a tournament in %s',
    async (lang) => {
      const views = [
        ...['', 'view=games', 'view=forecast', 'view=history', 'why=1', 'rules=nhl', 'whatIf='].map(
          (view) => ['league with divisions', view] as const,
        ),
        ...['', 'view=history'].flatMap((view) => [['team', view] as const, ['tournament', view] as const]),
      ];
      const titles = await Promise.all(
        views.map(async ([kind, view]) => {
          const html = await (await fetch(`${site}${withoutQuery(pathOf(lang, kind))}?${view}`)).text();
          return /<title>(.*?)<\/title>/.exec(html)?.[1];
        }),
      );
      expect(titles).not.toContain(undefined);
      expect(new Set(titles).size).toBe(views.length);
    },
  );

  test.each([
    ['fr', 'league with divisions', 'view=games'],
    ['en', 'league with divisions', 'view=history'],
    ['fr', 'league with divisions', 'why=1'],
    ['en', 'team', 'view=history'],
    ['fr', 'tournament', 'view=history'],
  ] as const)(
    'names the view at once and stays, in %s, while and after a part of the page of a %s is loaded (%s)',
    async (lang, kind, view) => {
      const page = await visit({ lang });
      await page.goto(pathOf(lang, kind));
      await untilHydrated(page);
      const before = await page.title();
      const spoken = await page.evaluateHandle(() => {
        const output: string[] = [];
        const region = document.getElementById('announcer');
        const note = () => output.push(region?.textContent ?? '');
        if (region)
          new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
        return output;
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
      const title = await page.title();
      expect(title).not.toBe(before);
      open();
      await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
      expect(await page.title()).toBe(title);
      expect(await spoken.jsonValue()).toEqual([title.replace(/ – Rondelle$/, '')]);
      await page.unrouteAll({ behavior: 'wait' });
    },
  );

  test('remains unchanged when the form for many results has loaded', async () => {
    const page = await visit();
    await logIn(page, 'marqueuse');
    await page.goto(pathsIn('fr').enterResults('2024-2025'));
    const title = await page.title();
    await page.locator('main [data-grid]').waitFor();
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
    expect(await page.title()).toBe(title);
  });
});

test('responses have the security headers', async () => {
  const { headers } = await fetch(`${site}/fr/accueil`);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('set-cookie')).toBeNull();
});
