import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { tournament as tournaments } from '@rondelle/domain/competition/tournament.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { fillBrackets } from '@rondelle/reactor/brackets/fill-brackets.ts';
import { makeDumps } from '@rondelle/reactor/open-data/make-dumps.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportSite, openSite } from './support.ts';

const world = { seasons: 1, games: 300, seed: 5, lastStartYear: 2024, prefix: 'g' };
const [whole] = [generateDataset(world)];
const tournament = whole.info.tournaments[0];
if (!tournament) throw new Error('no tournament was generated');
const slots = tournament.brackets?.[0]?.slots ?? [];
const days = slots.map(({ date }) => date).toSorted();
/** All groups are over then, and no knock-out game has begun. */
const before = generateDataset({ ...world, now: `${tournament.startsOn}T07:00` });

let folder = '';
let site: ImportSite;
let empty: ImportSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondelle-brackets-'));
  [site, empty] = await Promise.all([openSite(), openSite()]);
});
afterAll(async () => {
  await Promise.all([site?.close(), empty?.close()]);
  if (folder) await rm(folder, { recursive: true, force: true });
});

const dbOf = ({ pool }: ImportSite) => createDb<Tables>(pool);
const knockOuts = async ({ pool }: ImportSite) =>
  (
    await pool.query(
      `SELECT "gameId", "sourceKey", stage, status FROM games
       WHERE "tournamentId" IS NOT NULL AND stage <> 'preliminary' ORDER BY "gameId"`,
    )
  ).rows;
const drawn = async ({ pool }: ImportSite) =>
  (await pool.query('SELECT brackets FROM tournaments')).rows[0]?.brackets[0];

test('a dataset imports the bracket of a tournament before its teams are known', async () => {
  expect((await site.import(before)).rejections).toEqual([]);
  expect(await knockOuts(site)).toEqual([]);
  const bracket = await drawn(site);
  expect(bracket.slots.map(({ slot, key }: { slot: string; key: string }) => [slot, key])).toEqual(
    slots.map(({ slot, game }) => [slot, game]),
  );
  expect(days.at(-1)).toBe(tournament.endsOn);
  expect((await site.import(before)).counts.tournament).toMatchObject({ unchanged: 1, corrected: 0 });
});

test('the file adds results to games that the site filled in from the groups', async () => {
  const groups = () => [...whole.games()].filter(({ values }) => values.stage === 'preliminary');
  expect((await site.import({ ...whole, games: groups })).rejections).toEqual([]);
  await fillBrackets(dbOf(site), site.log)('1', 1);
  await site.store.catchUp();
  const filled = await knockOuts(site);
  const first = slots.filter(({ home }) => home.from === 'group');
  expect(filled.map(({ sourceKey, status }) => [sourceKey, status])).toEqual(
    first.map(({ game }) => [game, 'scheduled']),
  );
  const { rejections, contradictions } = await site.import(whole);
  expect([rejections, contradictions]).toEqual([[], []]);
  const all = await knockOuts(site);
  expect(all.map(({ sourceKey, status }) => [sourceKey, status])).toEqual(
    slots.map(({ game }) => [game, 'final']),
  );
  const bracket = await drawn(site);
  expect(all.map(({ gameId }) => gameId)).toEqual(
    bracket.slots.map(({ gameId }: { gameId: number }) => gameId),
  );
});

test('a dump carries brackets into an empty site, byte for byte', async () => {
  const now = new Date('2025-06-30T05:00:00Z');
  await makeDumps(dbOf(site), join(folder, 'of-site'), () => undefined, now);
  const source = await openDatasetFolder(join(folder, 'of-site', '2024-2025', '2025-06-30'), 200);
  const { rejections } = await empty.import(source);
  expect(rejections).toEqual([]);
  await makeDumps(dbOf(empty), join(folder, 'of-empty'), () => undefined, now);
  for (const name of ['dataset.json', 'games.csv', 'standings.csv']) {
    const [here, there] = await Promise.all(
      ['of-site', 'of-empty'].map((of) =>
        readFile(join(folder, of, '2024-2025', '2025-06-30', name), 'utf8'),
      ),
    );
    expect(there, name).toBe(here);
  }
  expect(source.info.tournaments[0]?.brackets?.[0]?.slots).toEqual(slots);
});

test('does not restore a removed bracket when the file is imported again', async () => {
  const [{ tournamentId, seasonId }] = (
    await site.pool.query('SELECT "tournamentId", "seasonId" FROM tournaments')
  ).rows;
  const { categoryId } = await drawn(site);
  const command = { commandId: randomUUID(), tournamentId, seasonId, categoryId, groupGames: 1, slots: [] };
  await execute(
    site.log,
    streamOf('tournament', tournamentId),
    tournaments,
    { type: 'DrawTournamentBracket', ...command },
    { actor: { id: randomUUID(), role: 'member' }, source: 'web', correlationId: randomUUID() },
  );
  await site.store.catchUp();
  const { contradictions, rejections } = await site.import(whole);
  expect([rejections, contradictions]).toEqual([[], []]);
  expect(await drawn(site)).toBeUndefined();
});
