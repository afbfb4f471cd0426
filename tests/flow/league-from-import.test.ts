import type { ImportNames } from '@rondelle/contracts/competition/imports.ts';
import { randomUUID } from 'node:crypto';
import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
});
afterAll(() => site?.stop());

const season = '2021-2022';
const name = (text: string) => ({ fr: text, en: text });
const cells = { date: '2021-11-06', home: 'Loups', away: 'Lynx', league: 'M11 Trois-Rives' };
const row = { line: 2, cells: sheetColumns.map((column) => Reflect.get(cells, column) ?? '') };

test('reads the category and the region of a league from its name, or neither when unclear', async () => {
  const registrar = await site.member('Nommante', 'specialSupervisor');
  const named = async (text: string) => (await registrar.query('catalogue.namedIn', { text })).data;
  const only = (await named('Calendrier'))['regionId'];
  expect(await named('Calendrier')).toEqual({ categoryId: null, regionId: only });
  const { data: category } = await registrar.mutate('category.add', { name: { fr: 'M17 AA', en: 'U17 AA' } });
  const { data: region } = await registrar.mutate('region.add', { name: name('Trois-Rives') });
  expect(await named('Ligue U-17 AA de Trois-Rives')).toEqual({
    categoryId: category['id'],
    regionId: region['id'],
  });
  // With two regions, a name without one does not determine it.
  expect(await named('M17 AA')).toEqual({ categoryId: category['id'], regionId: null });
  expect((await site.visitor.query('catalogue.namedIn', { text: 'M17 AA' })).code).toBe('session/required');
});

test('a member can import into a league immediately after creating and joining it', async () => {
  const maker = await site.member('Créatrice');
  await maker.mutate('supervision.join', { kind: 'league', id: 11 });
  const rights = async () => (await maker.query('imports.rights', { season })).data;
  const importId = randomUUID();
  const about = { importId, season, leagueId: null, rows: 1, headings: '', columns: [] };
  expect((await maker.mutate('imports.begin', about)).code).toBeNull();
  await maker.mutate('imports.addRows', { importId, from: 0, rows: [row] });
  const answers = { leagues: [], teams: [], again: false };
  const names = async () => (await maker.mutate<ImportNames>('imports.names', { importId, answers })).data;
  const { leagues: unknown } = await names();
  expect(unknown).toMatchObject([{ text: 'M11 Trois-Rives', sure: false }]);

  const regionId = await site.emptyRegion(2, 'Laval');
  const league = { seasonId: 1, categoryId: 1, regionId, rulesetId: 1, rulesetVersion: 1 };
  const input = { ...league, name: name('M11 Trois-Rives') };
  const created = await maker.mutate('league.createAndSupervise', input);
  const id = Number(created.data['id']);
  expect((await rights()).leagues).toContain(id);
  expect(await names()).toMatchObject({ leagues: [{ sure: true, found: { id } }] });

  // The undo of the toast.
  const undone = { leagueId: id, seasonId: 1, reason: 'typing-error', ifRevision: created.data['revision'] };
  expect((await maker.mutate('league.delete', undone)).code).toBeNull();
});

test('creates no league when its creator may not supervise it', async () => {
  const count = async () => (await site.pool.query('SELECT count(*) FROM leagues')).rows;
  const input = { seasonId: 1, categoryId: 2, rulesetId: 1, rulesetVersion: 1, name: name('M12') };
  const maker = await site.member('Pressée');
  const regions = await Promise.all([11, 12, 13, 14].map((id) => site.emptyRegion(id, `Région ${id}`)));
  const codes: (string | null)[] = [];
  for (const regionId of regions.slice(0, 3))
    codes.push((await maker.mutate('league.createAndSupervise', { ...input, regionId })).code);
  expect(codes).toEqual([null, null, null]);
  const before = await count();
  const { code } = await maker.mutate('league.createAndSupervise', { ...input, regionId: regions[3] });
  expect([code, await count()]).toEqual(['request/too-many', before]);
});
