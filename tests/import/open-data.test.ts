import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash, randomUUID } from 'node:crypto';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { readManifests } from '@rondelle/infra/open-data/read-manifests.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { makeDumps } from '@rondelle/reactor/open-data/make-dumps.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSmallSeason } from '../api/support/small-season.ts';
import { type ImportSite, openSite } from './support.ts';

let folder = '';
let site: ImportSite;
let empty: ImportSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondelle-open-data-'));
  [site, empty] = await Promise.all([openSite(), openSite()]);
  await withSmallSeason(async (dataset) => site.import(await openDatasetFolder(dataset, 200)));
});
afterAll(async () => {
  await Promise.all([site?.close(), empty?.close()]);
  if (folder) await rm(folder, { recursive: true, force: true });
});

const dbOf = ({ pool }: ImportSite) => createDb<Tables>(pool);
const first = new Date('2025-06-30T05:00:00Z');

test('each season is dumped once, and again only when it has changed', async () => {
  let notified = 0;
  const make = (now: Date) => makeDumps(dbOf(site), join(folder, 'of-site'), () => (notified += 1), now);
  await make(first);
  await make(first);
  await make(new Date('2025-07-01T05:00:00Z'));
  const manifests = await readManifests(join(folder, 'of-site'));
  expect(manifests.map(({ season, date, games }) => [season, date, games])).toEqual([
    ['2024-2025', '2025-06-30', 12],
    ['2023-2024', '2025-06-30', 2],
  ]);
  expect(notified).toBe(2);
  for (const { season, date, files } of manifests)
    for (const { name, sha256 } of files) {
      const bytes = await readFile(join(folder, 'of-site', season, date, name));
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sha256);
    }
});

test('a dump that is imported into an empty site has the same tables, byte for byte', async () => {
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

test('a dumped history names no person', async () => {
  const text = await readFile(join(folder, 'of-site', '2024-2025', '2025-06-30', 'history.csv'), 'utf8');
  expect(text.split('\n', 1)[0]).not.toMatch(/actor|member|user/);
  expect(text.split('\n').length).toBeGreaterThan(12);
});

const show = (shows: string, where = '') =>
  site.pool.query(`UPDATE categories SET shows = $1 ${where}`, [shows]);
const newer = () =>
  site.pool.query('UPDATE season_versions SET position = position + 1 WHERE "seasonId" <> 0');

const own = () => join(folder, 'of-tightened');

const dumpOn = async (now: Date): Promise<number> => {
  let notified = 0;
  await makeDumps(dbOf(site), own(), () => (notified += 1), now);
  return notified;
};
const days = async (season: string) =>
  (await readManifests(own())).filter((one) => one.season === season).map(({ date }) => date);
const scores = async (): Promise<number> => {
  let found = 0;
  for (const { season, date } of await readManifests(own())) {
    const text = await readFile(join(own(), season, date, 'games.csv'), 'utf8');
    found += text.split(',regulation,final,').length - 1;
  }
  return found;
};

describe('when the policy of a category hides more', () => {
  const [tuesday, later, last] = ['2025-07-01', '2025-07-02', '2025-07-03'].map(
    (day) => new Date(`${day}T05:00:00Z`),
  ) as [Date, Date, Date];
  afterAll(() => show('everything'));

  test('deletes all dumps that contain more, for every day, and makes a new one immediately', async () => {
    await dumpOn(first);
    await newer();
    await dumpOn(tuesday);
    expect(await days('2024-2025')).toEqual(['2025-07-01', '2025-06-30']);
    expect(await scores()).toBeGreaterThan(0);
    await show('schedule');
    expect(await dumpOn(tuesday)).toBeGreaterThan(0);
    expect(await days('2024-2025')).toEqual(['2025-07-01']);
    expect(await days('2023-2024')).toEqual(['2025-07-01']);
    expect(await scores()).toBe(0);
  });

  test('retains existing dumps when the policy hides less again, and adds results to the next dump', async () => {
    await show('everything');
    expect(await dumpOn(tuesday)).toBe(0);
    await dumpOn(later);
    expect(await days('2024-2025')).toEqual(['2025-07-02', '2025-07-01']);
    expect(await scores()).toBeGreaterThan(0);
  });

  test('deletes a dump whose manifest contains no policies when any category hides something', async () => {
    const path = join(own(), '2024-2025', '2025-07-02', 'manifest.json');
    const { shows: _shows, ...old } = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    await writeFile(path, JSON.stringify(old));
    expect(await days('2024-2025')).toContain('2025-07-02');
    await dumpOn(later);
    expect(await days('2024-2025')).toContain('2025-07-02');
    await show('tables');
    await dumpOn(later);
    expect(await days('2024-2025')).toContain('2025-07-02');
    await show('scores');
    await dumpOn(last);
    expect(await days('2024-2025')).toEqual(['2025-07-03', '2025-07-01']);
  });

  test('retains dumps of seasons without the category', async () => {
    await site.pool.query(
      `INSERT INTO categories ("categoryId", "sourceKey", "nameFr", "nameEn", "seasonNames", revision, shows)
       SELECT 9999, "sourceKey", "nameFr", "nameEn", "seasonNames", revision, 'everything' FROM categories LIMIT 1`,
    );
    const before = await days('2024-2025');
    await show('schedule', 'WHERE "categoryId" = 9999');
    expect(await dumpOn(last)).toBe(0);
    expect(await days('2024-2025')).toEqual(before);
    await site.pool.query('DELETE FROM categories WHERE "categoryId" = 9999');
  });
});

const folderOf = () => join(folder, 'of-deleted');
const dumpsOf = async () =>
  (await readManifests(folderOf())).map(({ season, date, games }) => [season, date, games]);
const make = (now: Date) => makeDumps(dbOf(empty), folderOf(), () => undefined, now);

describe('when something is deleted', () => {
  const [tuesday, later] = ['2025-08-01', '2025-08-02'].map((day) => new Date(`${day}T05:00:00Z`)) as [
    Date,
    Date,
  ];

  test('deletes the dumps of its season that may contain it, and makes a new one immediately', async () => {
    await make(tuesday);
    const { rows } = await empty.pool.query<{ gameId: number; seasonId: number }>(
      `SELECT "gameId", "seasonId" FROM games JOIN seasons USING ("seasonId") WHERE slug = '2024-2025' LIMIT 1`,
    );
    const [{ gameId, seasonId } = { gameId: 0, seasonId: 0 }] = rows;
    const command = { type: 'DeleteGame', commandId: randomUUID(), gameId, seasonId } as const;
    const context = { actor: { id: 'member-7', role: 'supervisor' }, source: 'web' } as const;
    await execute(empty.log, `game-${gameId}`, game, { ...command, reason: 'duplicate' }, context);
    await catchUp(empty);
    await make(later);
    await make(later);
    expect(await dumpsOf()).toEqual([
      ['2024-2025', '2025-08-02', 11],
      ['2023-2024', '2025-08-01', 2],
    ]);
  });

  test('the dumps of a season that the site no longer has are deleted', async () => {
    await rename(join(folderOf(), '2023-2024'), join(folderOf(), '1999-2000'));
    const path = join(folderOf(), '1999-2000', '2025-08-01', 'manifest.json');
    const own = JSON.parse(await readFile(path, 'utf8')) as object;
    await writeFile(path, JSON.stringify({ ...own, season: '1999-2000' }));
    expect((await dumpsOf()).map(([season]) => season)).toContain('1999-2000');
    await make(later);
    expect((await dumpsOf()).map(([season]) => season)).not.toContain('1999-2000');
  });
});
