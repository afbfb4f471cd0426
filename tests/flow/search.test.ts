import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { randomFor, type Random } from '@rondelle/site/generate/random.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import type { TeamHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../api/support/site.ts';

/** The long form has as many teams and seasons as the product is built for, and prints response times. */
const { SEARCH_SEASONS = '2', SEARCH_GAMES = '15000' } = process.env;
const dataset = generateDataset({ seasons: Number(SEARCH_SEASONS), games: Number(SEARCH_GAMES), seed: 11 });
const sid = '2024-2025';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  const store = importStoreOn(site.log, site.pool, site.project);
  const { rejections } = await importDataset(store, { ...dataset, games: () => [] }, { source: 'demo' });
  expect(rejections).toEqual([]);
  await site.pool.query('ANALYZE');
}, 1_800_000);
afterAll(() => site?.close());

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** One typing error in a word: a letter left out, doubled, swapped or replaced. */
const misspelt = (random: Random, word: string): string => {
  const at = 1 + Math.floor(random.next() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  return random.pick([
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after[0] ?? ''}${letter}${after.slice(1)}`,
    `${before}${random.pick(letters)}${after}`,
  ]);
};

/** A name typed in a hurry: an error in each of two long words, or in the only one. */
const withTypos = (random: Random, name: string): string => {
  const words = name.toLowerCase().split(/[\s–-]+/);
  const long = words.map((word, i) => (word.length > 3 ? i : -1)).filter((i) => i >= 0);
  const chosen = new Set(random.shuffled(long).slice(0, 2));
  return words.map((word, i) => (chosen.has(i) ? misspelt(random, word) : word)).join(' ');
};

const teamsOfSeason = () =>
  [...dataset.teams()].map(({ values }) => values).filter(({ season }) => season === sid);

const timed = async <T>(times: number[], work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
};

test('at least 95 % of two hundred misspelt names are among the first three results', async () => {
  const random = randomFor(11, 'search');
  const teams = random.shuffled(teamsOfSeason()).slice(0, 200);
  const times: number[] = [];
  const missed: string[] = [];
  for (const { name = '' } of teams) {
    const query = withTypos(random, name);
    const { teams: hits } = await timed(times, () => site.ask.search.all({ sid, query }));
    if (!hits.slice(0, 3).some((hit) => hit.name === name)) missed.push(`${query} (${name})`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  if (process.env['SEARCH_SEASONS'])
    console.log(
      `${teamsOfSeason().length} teams, ${SEARCH_SEASONS} seasons: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms; missed: ${missed.join('; ')}`,
    );
  expect(teams).toHaveLength(200);
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(10);
});

const has = (hits: readonly TeamHit[], category: string, region: string) =>
  hits.length > 0 && hits.every((hit) => hit.category.name === category && hit.region.name === region);

test('a misspelt category and region find their teams', async () => {
  const [one] = await site.ask.search.teams({ sid, query: '' });
  if (!one) throw new Error('there are no teams');
  const region = one.region.name.slice(0, -1);
  const { teams } = await site.ask.search.all({ sid, query: `${one.category.name} ${region}`.toLowerCase() });
  expect(has(teams.slice(0, 3), one.category.name, one.region.name)).toBe(true);
});

test('a team of an earlier season is found in its latest season', async () => {
  const now = new Set(teamsOfSeason().map(({ name }) => name));
  const earlier = [...dataset.teams()].find(
    ({ values }) => values.season === '2023-2024' && !now.has(values.name),
  );
  if (!earlier) throw new Error('all teams play on');
  const { teams } = await site.ask.search.all({ sid, query: earlier.values.name ?? '' });
  const found = teams.find(({ name }) => name === earlier.values.name);
  expect([found?.name, found?.season]).toEqual([earlier.values.name, '2023-2024']);
  const ofSeason = await site.ask.search.teams({ sid, query: earlier.values.name ?? '' });
  expect(ofSeason.every(({ season }) => season === sid)).toBe(true);
});
