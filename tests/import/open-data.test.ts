import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { readManifests } from '@rondelle/infra/open-data/read-manifests.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/schema.ts';
import { makeDumps } from '@rondelle/reactor/open-data/make-dumps.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSmallSeason } from '../api/support/small-season.ts';
import { type ImportSite, openSite } from './support.ts';

let folder = '';
let site: ImportSite;
let empty: ImportSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondelle-open-data-'));
  [site, empty] = await Promise.all([openSite(), openSite()]);
  await withSmallSeason(async (dataset) => site.import(await openDatasetFolder(dataset, 200)));
}, 60_000);
afterAll(async () => {
  await Promise.all([site.close(), empty.close()]);
  await rm(folder, { recursive: true, force: true });
});

const dbOf = ({ pool }: ImportSite) => createDb<Tables>(pool);
const first = new Date('2025-06-30T05:00:00Z');

test('each season is dumped once, and again only when it has changed', async () => {
  let told = 0;
  const make = (now: Date) => makeDumps(dbOf(site), join(folder, 'of-site'), () => (told += 1), now);
  await make(first);
  await make(first);
  await make(new Date('2025-07-01T05:00:00Z'));
  const manifests = await readManifests(join(folder, 'of-site'));
  expect(manifests.map(({ season, date, games }) => [season, date, games])).toEqual([
    ['2024-2025', '2025-06-30', 12],
    ['2023-2024', '2025-06-30', 2],
  ]);
  expect(told).toBe(2);
  for (const { season, date, files } of manifests)
    for (const { name, sha256 } of files) {
      const bytes = await readFile(join(folder, 'of-site', season, date, name));
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sha256);
    }
});

test('a dump that is imported into an empty site gives the same tables, byte for byte', async () => {
  for (const season of ['2023-2024', '2024-2025']) {
    const source = await openDatasetFolder(join(folder, 'of-site', season, '2025-06-30'), 200);
    expect((await empty.import(source)).rejections).toEqual([]);
  }
  await makeDumps(dbOf(empty), join(folder, 'of-empty'), () => undefined, first);
  for (const season of ['2023-2024', '2024-2025'])
    for (const name of [
      'teams.csv',
      'teams.json',
      'games.csv',
      'games.json',
      'standings.csv',
      'standings.json',
    ]) {
      const [here, there] = await Promise.all(
        ['of-site', 'of-empty'].map((of) => readFile(join(folder, of, season, '2025-06-30', name), 'utf8')),
      );
      expect(there, `${season}/${name}`).toBe(here);
    }
  const standings = await readFile(
    join(folder, 'of-empty', '2024-2025', '2025-06-30', 'standings.csv'),
    'utf8',
  );
  expect(standings.split('\n').length).toBeGreaterThan(7);
});

test('nobody is named in a history', async () => {
  const text = await readFile(join(folder, 'of-site', '2024-2025', '2025-06-30', 'history.csv'), 'utf8');
  expect(text.split('\n', 1)[0]).not.toMatch(/actor|member|user/);
  expect(text.split('\n').length).toBeGreaterThan(12);
});
