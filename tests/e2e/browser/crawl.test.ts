import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { type PageName, pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { everyPage, inLanguage } from './support/every-page.ts';
import { foreignTextsIn, linksIn } from './support/read-page.ts';
import { useVisitors } from './support/visitors.ts';

const visit = useVisitors();
/** How many are asked at once. */
const lanes = 8;
/** Where the crawl begins. */
const table = 'the table of pages';
/** Of each kind of address so many are followed, and so many more are asked whether they are there. */
const followed = 2;
const looked = 6;

/** What an address is one of: its page alone, or its page with each of the parameters that it names. */
const kindsOf = (url: string): string[] => {
  const [path = '', search = ''] = url.split('?');
  const page = matchPath(path)?.page.page ?? path;
  const names = [...new URLSearchParams(search).keys()];
  return names.length === 0 ? [page] : names.map((name) => `${page} ${name}`);
};

/** A page of one's own asks visitors to log in, and knows then where they wanted to go. */
const asksToLogIn = (path: string, location: string | null): boolean =>
  location !== null && new URL(location, 'http://site').searchParams.get('next') === path;

type Crawled = { readonly asked: readonly string[]; readonly wrong: readonly string[] };

/** Follows the links of the site from every kind of page on, and asks each address that it finds. */
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
    const answer = await fetch(`${site}${url}`, { redirect: 'manual' });
    const html = await answer.text();
    const location = answer.headers.get('location');
    // The address of a page in the other language has the names of this one: it leads to its own.
    if (answer.status === 302 && location !== null && seen.get(url) === table) add(location, table);
    else if (answer.status !== 200 && !asksToLogIn(url, location))
      wrong.push(`${answer.status} ${url}, on ${seen.get(url)}`);
    if (answer.status !== 200) return;
    for (const text of foreignTextsIn(html, lang)) wrong.push(`${url} says ${text}`);
    if (isFollowed) for (const link of linksIn(html)) add(link, url);
  };
  for (const { path } of await everyPage(site)) add(inLanguage(lang, path), table);
  // What is waiting grows meanwhile.
  while (waiting.length > 0) await Promise.all(waiting.splice(0, lanes).map(visitOne));
  return { asked: [...seen.keys()], wrong };
};

/** Pages that no link of a visitor leads to: other tests open them. */
const elsewhere: ReadonlySet<PageName> = new Set([
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
  'from every page of the site in %s all links lead straight to a page in that language',
  (lang) => {
    const { asked, wrong } = crawled.get(lang) ?? { asked: [], wrong: ['nothing was asked'] };
    expect(wrong).toEqual([]);
    const found = new Set(asked.map((url) => matchPath(url.split('?')[0] ?? '')?.page.page));
    expect(pageNames.filter((name) => !found.has(name) && !elsewhere.has(name))).toEqual([]);
  },
);

test('no page that links lead to is wider than a phone', async () => {
  const { asked } = crawled.get('fr') ?? { asked: [] };
  // As it is sent; what scripts make of it is measured with the rest that is looked at (accessibility).
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
}, 180_000);
