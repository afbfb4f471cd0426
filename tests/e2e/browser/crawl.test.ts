import type { CallsOutput } from '@rondelle/contracts/site/calls.ts';
import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { type PageName, pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { everyPage, inLanguage } from './support/every-page.ts';
import { foreignTextsIn, linksIn } from './support/read-page.ts';
import { useVisitors } from './support/visitors.ts';

const visit = useVisitors();
/** Concurrent requests. */
const lanes = 4;
/** Named as the source of the first addresses. */
const table = 'the table of pages';
/** The addresses of each kind that the crawl follows; `looked` more are only requested. */
const followed = 2;
const looked = 6;

/** The kinds of an address: its page alone, or its page with each of its search parameters. */
const kindsOf = (url: string): string[] => {
  const [path = '', search = ''] = url.split('?');
  const page = matchPath(path)?.page.page ?? path;
  const names = [...new URLSearchParams(search).keys()];
  return names.length === 0 ? [page] : names.map((name) => `${page} ${name}`);
};

/** Returns whether a private page redirects to the login with itself as the next page. */
const redirectsToLogin = (path: string, location: string | null): boolean =>
  location !== null && new URL(location, 'http://site').searchParams.get('next') === path;

type Crawled = { readonly asked: readonly string[]; readonly wrong: readonly string[] };

/** Follows links from every kind of page, and requests each address that it finds. */
const crawl = async (site: string, lang: Language): Promise<Crawled> => {
  const seen = new Map<string, string>();
  const kinds = new Map<string, number>();
  const waiting: { url: string; isFollowed: boolean }[] = [];
  const wrong: string[] = [];
  const add = (url: string, from: string) => {
    if (seen.has(url) || !url.startsWith(`/${lang}/`)) return;
    const counts = kindsOf(url).map((kind) => kinds.get(kind) ?? 0);
    const count = Math.min(...counts);
    if (count >= looked) return;
    for (const kind of kindsOf(url)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    seen.set(url, from);
    waiting.push({ url, isFollowed: count < followed });
  };
  const visitOne = async ({ url, isFollowed }: (typeof waiting)[number]) => {
    const response = await fetch(`${site}${url}`, { redirect: 'manual' });
    const html = await response.text();
    const location = response.headers.get('location');
    // An alternate-language path of the table has names of this language, so it redirects to the canonical path.
    if (response.status === 302 && location !== null && seen.get(url) === table) add(location, table);
    else if (response.status !== 200 && !redirectsToLogin(url, location))
      wrong.push(`${response.status} ${url}, on ${seen.get(url)}`);
    if (response.status !== 200) return;
    for (const text of foreignTextsIn(html, lang)) wrong.push(`${url} says ${text}`);
    if (isFollowed) for (const link of linksIn(html)) add(link, url);
  };
  for (const { path } of await everyPage(site)) add(inLanguage(lang, path), table);
  // The list of waiting addresses grows during the loop.
  while (waiting.length > 0) await Promise.all(waiting.splice(0, lanes).map(visitOne));
  return { asked: [...seen.keys()], wrong };
};

/** Pages without links for visitors; other tests open them. */
const withoutPublicLinks: ReadonlySet<PageName> = new Set([
  ...pageNames.filter((name) => pages[name].permission !== undefined),
  ...([
    'forbidden',
    'logout',
    'dashboard',
    'notifications',
    'notificationSettings',
    'unsubscribe',
    'topic',
    'review',
    'chatroom',
    'user',
    'supervisor',
    'videosPage',
  ] as const),
]);

const crawled = new Map<Language, Crawled>();
beforeAll(async () => {
  for (const lang of languages) crawled.set(lang, await crawl(inject('siteUrl'), lang));
}, 300_000);

test.each(languages)(
  'all links on every page in %s open a page in that language without a redirect',
  (lang) => {
    const { asked, wrong } = crawled.get(lang) ?? { asked: [], wrong: ['nothing was asked'] };
    expect(wrong).toEqual([]);
    const found = new Set(asked.map((url) => matchPath(url.split('?')[0] ?? '')?.page.page));
    expect(pageNames.filter((name) => !found.has(name) && !withoutPublicLinks.has(name))).toEqual([]);
  },
);

test('no linked page is wider than a phone', async () => {
  const { asked } = crawled.get('fr') ?? { asked: [] };
  // Checks pages without scripts; the accessibility tests measure them with scripts.
  const page = await visit({ width: 390, scripts: false });
  const wide: string[] = [];
  const kinds = new Set<string>();
  for (const url of asked) {
    if (kindsOf(url).every((kind) => kinds.has(kind))) continue;
    for (const kind of kindsOf(url)) kinds.add(kind);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) wide.push(`${url}: ${wider}`);
  }
  expect(kinds.size).toBeGreaterThan(100);
  expect(wide).toEqual([]);
});

test('every example on the API page returns 200', async () => {
  const site = inject('siteUrl');
  const input = encodeURIComponent(JSON.stringify({ lang: 'fr' }));
  const response = (await (await fetch(`${site}/trpc/site.calls?input=${input}`)).json()) as {
    result: { data: CallsOutput };
  };
  const examples = response.result.data.groups
    .flatMap(({ calls }) => calls.map(({ example }) => example))
    .filter((example) => example !== null);
  expect(examples.length).toBeGreaterThan(30);
  const statuses: string[] = [];
  // One after the other, as a reader does; more requests at once would get 503.
  for (const example of examples) statuses.push(`${(await fetch(site + example)).status} ${example}`);
  expect(statuses.filter((status) => !status.startsWith('200 '))).toEqual([]);
});
