import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameColumns, teamColumns } from './dataset-format.ts';
import { DatasetError, type DatasetErrorDetails } from './errors.ts';
import { openDatasetFolder } from './folder-source.ts';
import { readRows } from './read-rows.ts';
import { game, sampleInfo, sampleTeams } from './sample.fixture.ts';

let folder: string;
const put = (file: string, content: string | Buffer) => writeFile(join(folder, file), content);
type Row = Readonly<Record<string, string>>;
const csv = (columns: readonly string[], rows: readonly Row[]) =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => row[column]).join(',')), ''].join('\n');
const gamesCsv = csv(gameColumns, [game('a'), game('b')]);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dataset-'));
  await put('dataset.json', JSON.stringify(sampleInfo));
  await put('teams.csv', csv(teamColumns, sampleTeams));
  await put('games.csv', gamesCsv);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (maxMegabytes = 10) => readRows(await openDatasetFolder(folder, maxMegabytes));
const detailsOf = async (act: Promise<unknown>): Promise<DatasetErrorDetails> => {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DatasetError)) throw new Error('no DatasetError', { cause: error });
  return error.details;
};

describe('a dataset folder', () => {
  test('is read completely', async () => {
    const { games, teams, rejections } = await read();
    expect([games.length, teams.length, rejections.length]).toEqual([2, 5, 0]);
  });

  test('may begin with a byte order mark, hold further columns in any order, and quote as RFC 4180 does', async () => {
    const columns = ['extra', ...gameColumns.toReversed()];
    const row = { extra: 'x', ...game('a', { venue: '"Aréna ""Le Phare"", glace 2"' }) };
    await put('games.csv', `\uFEFF${csv(columns, [row])}`.replaceAll('\n', '\r\n'));
    expect((await read()).games).toMatchObject([{ key: 'a', venue: 'Aréna "Le Phare", glace 2' }]);
  });

  test('may hold further fields in dataset.json', async () => {
    await put('dataset.json', JSON.stringify({ ...sampleInfo, contact: 'league office' }));
    expect((await read()).rejections).toEqual([]);
  });

  test('is read without its broken rows', async () => {
    await put('games.csv', `${gamesCsv}c,2024-2025\n`);
    const { games, rejections } = await read();
    expect(games).toHaveLength(2);
    expect(rejections).toMatchObject([{ line: 4, reason: 'wrong-number-of-columns' }]);
  });

  test('reports the range of lines that an unmatched quote spans', async () => {
    const [header = '', first = '', second = ''] = gamesCsv.split('\n');
    await put('games.csv', [header, first.replace('2024-2025', '"2024-2025'), second, 'x"', ''].join('\n'));
    expect((await read()).rejections).toMatchObject([{ line: 2, value: '2–4', reason: 'malformed-row' }]);
  });
});

describe('an invalid dataset', () => {
  test('rejects a path that is not a folder', async () => {
    const act = openDatasetFolder(join(folder, 'games.csv'), 10);
    expect(await detailsOf(act)).toMatchObject({ code: 'not-a-folder' });
  });

  test.each(['dataset.json', 'teams.csv', 'games.csv'])('rejects a folder without %s', async (file) => {
    await rm(join(folder, file));
    expect(await detailsOf(read())).toEqual({ code: 'missing-file', file });
  });

  test('rejects a dataset.json that is not JSON', async () => {
    await put('dataset.json', '{"format":');
    expect(await detailsOf(read())).toMatchObject({ code: 'invalid-json', file: 'dataset.json' });
  });

  test('rejects another version of the format', async () => {
    await put('dataset.json', JSON.stringify({ ...sampleInfo, format: 'hockey-dataset/2' }));
    expect(await detailsOf(read())).toEqual({ code: 'wrong-format', found: 'hockey-dataset/2' });
  });

  test('rejects keys that dataset.json does not define, and names their paths', async () => {
    const [first, ...others] = sampleInfo.leagues;
    const leagues = [{ ...first, category: 'm99' }, ...others, { ...first, ruleset: 'other' }];
    await put('dataset.json', JSON.stringify({ ...sampleInfo, leagues }));
    expect(await detailsOf(read())).toEqual({
      code: 'invalid-dataset',
      problems: [
        { path: 'leagues[3].key', problem: 'duplicate-key', value: 'm13' },
        { path: 'leagues[0].category', problem: 'unknown-key', value: 'm99' },
        { path: 'leagues[3].ruleset', problem: 'unknown-key', value: 'other' },
      ],
    });
  });

  test('rejects a missing field and a wrong one, and names their paths', async () => {
    const regions = [{ key: 'mauricie', name: { fr: 'Mauricie' } }];
    const seasons = [{ slug: '2024-2026', startsOn: '2024-09-01', endsOn: '2025-08-31' }];
    await put('dataset.json', JSON.stringify({ ...sampleInfo, regions, seasons }));
    expect(await detailsOf(read())).toEqual({
      code: 'invalid-dataset',
      problems: [
        { path: 'seasons[0].slug', problem: 'invalid', value: '2024-2026' },
        { path: 'regions[0].name.en', problem: 'missing', value: '' },
      ],
    });
  });

  test('rejects missing columns', async () => {
    await put('games.csv', gamesCsv.replace('home_goals', 'home').replace('time', 'hour'));
    const details = { code: 'missing-columns', file: 'games.csv', columns: ['time', 'home_goals'] };
    expect(await detailsOf(read())).toEqual(details);
  });

  test('rejects an empty file', async () => {
    await put('games.csv', '');
    expect(await detailsOf(read())).toEqual({ code: 'empty-file', file: 'games.csv' });
  });

  test('rejects Latin-1, and names the line', async () => {
    const many = csv(
      gameColumns,
      Array.from({ length: 2_000 }, (_, i) => game(`game-${i}`)),
    );
    await put('games.csv', Buffer.concat([Buffer.from(many), Buffer.from('Aréna', 'latin1')]));
    expect(await detailsOf(read())).toEqual({ code: 'not-utf-8', file: 'games.csv', line: 2_002 });
  });

  test('rejects UTF-16, with and without a byte order mark', async () => {
    await put('games.csv', Buffer.from(`\uFEFF${gamesCsv}`, 'utf16le'));
    expect(await detailsOf(read())).toEqual({ code: 'utf-16', file: 'games.csv' });
    await put('games.csv', Buffer.from(gamesCsv, 'utf16le'));
    expect(await detailsOf(read())).toEqual({ code: 'utf-16', file: 'games.csv' });
  });

  test('rejects a quote that never closes', async () => {
    await put('games.csv', `${gamesCsv}c,"2024-2025,\n${'d,e,f\n'.repeat(10)}`);
    expect(await detailsOf(read())).toMatchObject({ code: 'malformed-csv', file: 'games.csv' });
  });

  test('rejects a file over the limit', async () => {
    await put('games.csv', Buffer.alloc(2_000_001, 'x'));
    expect(await detailsOf(read(2))).toEqual({
      code: 'file-too-big',
      file: 'games.csv',
      megabytes: 3,
      limit: 2,
    });
  });
});
