import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { expect, inject, test } from 'vitest';
import { everyPage, inLanguage } from './support/every-page.ts';
import { linksOf } from './support/find-path.ts';

/** How many are asked at once. */
const lanes = 8;

/** A page of one's own asks visitors to log in, and knows then where they wanted to go. */
const asksToLogIn = (path: string, location: string | null): boolean =>
  location !== null && new URL(location, 'http://site').searchParams.get('next') === path;

const statuses = async (site: string, paths: readonly string[]): Promise<string[]> => {
  const left = [...paths];
  const wrong: string[] = [];
  const lane = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const { status, headers } = await fetch(`${site}${path}`, { redirect: 'manual' });
      if (status !== 200 && !asksToLogIn(path, headers.get('location'))) wrong.push(`${status} ${path}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return wrong;
};

test.each(languages)(
  'every link on every kind of page in %s leads straight to a page, or to the login where it is needed',
  async (lang) => {
    const site = inject('siteUrl');
    const links = new Map<string, string>();
    for (const { path } of await everyPage(site))
      for (const link of await linksOf(site, inLanguage(lang, path))) links.set(link, path);
    expect(links.size).toBeGreaterThan(200);
    const wrong = await statuses(site, [...links.keys()]);
    expect(wrong.map((line) => `${line}, on ${links.get(line.slice(4))}`)).toEqual([]);
  },
  120_000,
);
