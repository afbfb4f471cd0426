import { randomUUID } from 'node:crypto';
import type { EventOutput } from '@rondelle/contracts/competition/history.outputs.ts';
import type { ImportList } from '@rondelle/contracts/competition/imports.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { sheetImports, sheetRow as row } from './sheet-imports.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let registrar: Client & { readonly id: string };
let other: Client & { readonly id: string };
let admin: Client;
let imports: ReturnType<typeof sheetImports>;
beforeAll(async () => {
  site = await startWritingSite();
  registrar = await site.member('Registraire', 'specialSupervisor');
  other = await site.member('Collègue', 'specialSupervisor');
  admin = await site.member('Patronne', 'admin');
  imports = sheetImports(registrar, 11);
});
afterAll(() => site?.stop());

const undo = (by: Client, correlationId: string) =>
  by.mutate<{ finished: boolean; refused: unknown[] }>('history.undoTogether', {
    commandId: randomUUID(),
    correlationId,
  });
const scoresOn = async (date: string): Promise<string[]> =>
  (
    await site.pool.query(
      `SELECT concat_ws('-', "homeGoals", "awayGoals") AS score FROM games WHERE date = $1 ORDER BY "gameId"`,
      [date],
    )
  ).rows.map(({ score }) => score);

describe('after an undo, the same file', () => {
  test('adds its games again without a question, after any number of undos', async () => {
    const file = [row('2021-10-02 10:00 1-3 4-2'), row('2021-10-03 - 3-5 1-1', { number: '12' })];
    for (let turn = 0; turn < 3; turn += 1) {
      const { plan, state, importId } = await imports.bringIn(file);
      expect([plan.deleted, state.counts.added]).toEqual([0, 2]);
      expect((await imports.bringIn(file)).plan.counts).toMatchObject({ added: 0, unchanged: 2 });
      expect((await undo(registrar, importId)).data).toMatchObject({ finished: true, refused: [] });
      expect(await scoresOn('2021-10-02')).toEqual([]);
    }
  });

  test('applies its corrections again', async () => {
    await imports.bringIn([row('2021-10-09 10:00 1-3 4-2')]);
    const file = [row('2021-10-09 10:00 1-3 4-3', { venue: 'Aréna Un' })];
    const { importId } = await imports.bringIn(file);
    await undo(registrar, importId);
    expect(await scoresOn('2021-10-09')).toEqual(['4-2']);
    const { plan } = await imports.bringIn(file);
    expect([plan.counts.corrected, plan.leftCount]).toEqual([1, 0]);
    expect(await scoresOn('2021-10-09')).toEqual(['4-3']);
  });

  test('leaves out games that people deleted individually, unless the user requests them', async () => {
    const file = [row('2021-10-16 10:00 1-3 4-2'), row('2021-10-17 10:00 3-5 1-1')];
    await imports.bringIn(file);
    const { rows } = await site.pool.query(`SELECT "gameId" FROM games WHERE date = '2021-10-16'`);
    const { gameId } = rows[0];
    await registrar.mutate('game.delete', { gameId, seasonId: 1, reason: 'typing-error' });
    const { plan } = await imports.bringIn(file);
    expect([plan.deleted, plan.counts.added, plan.counts.unchanged]).toEqual([1, 0, 2]);
    const again = await imports.bringIn(file, { again: true });
    expect([again.plan.counts.added, again.state.counts.added]).toEqual([1, 1]);
  });
});

const listOf = async (by: Client, input: object = {}) =>
  (await by.query<ImportList>('imports.list', { lang: 'fr', season: '2021-2022', ...input })).data;

describe('a whole import', () => {
  test('can be undone by its importer and by administrators, not by others', async () => {
    const { importId } = await imports.bringIn([row('2021-10-23 10:00 1-3 4-2')]);
    expect((await undo(other, importId)).code).toBe('permission/denied');
    expect(await scoresOn('2021-10-23')).toEqual(['4-2']);
    expect((await undo(admin, importId)).data).toMatchObject({ finished: true, refused: [] });
    expect(await scoresOn('2021-10-23')).toEqual([]);
  });

  test('can be found from each of its changes', async () => {
    const { importId } = await imports.bringIn([
      row('2021-10-30 10:00 1-3 4-2'),
      row('2021-10-31 10:00 1-5 1-0'),
    ]);
    const { rows } = await site.pool.query(
      'SELECT position FROM activity_log WHERE "correlationId" = $1 ORDER BY position LIMIT 1',
      [importId],
    );
    const { data } = await site.visitor.query<EventOutput>('history.event', {
      event: String(rows[0].position),
    });
    expect(data.together).toEqual({ correlationId: importId, changes: 2, isImport: true });
  });

  test('remains in the lists of its importer and of administrators at any age', async () => {
    const made: string[] = [];
    const own = sheetImports(other, 11);
    for (let at = 0; at < 7; at += 1)
      made.push((await own.bringIn([row(`2021-11-0${at + 1} 10:00 1-3 4-2`)])).importId);
    await site.pool.query(
      `UPDATE writing.imports SET "createdAt" = now() - interval '2 years' WHERE "importId" = $1`,
      [made[0]],
    );
    const mine = await listOf(other);
    expect(mine.imports.map(({ importId }) => importId)).toEqual([...made.slice(1).toReversed(), made[0]]);
    expect(mine.imports.every(({ by, isUndone }) => by === null && !isUndone)).toBe(true);
    const denied = await other.query('imports.list', { lang: 'fr', season: '2021-2022', of: 'all' });
    expect(denied.code).toBe('permission/denied');
    const [first] = (await listOf(admin, { of: 'all' })).imports;
    expect(first).toMatchObject({ importId: made.at(-1), finished: true, by: { name: 'Collègue' } });
    expect((await undo(admin, made[0] ?? '')).data.refused).toEqual([]);
    expect((await listOf(other)).imports.at(-1)).toMatchObject({ importId: made[0], isUndone: true });
  });

  test('is listed page by page', async () => {
    const busy = await site.member('Occupée', 'specialSupervisor');
    await site.pool.query(
      `INSERT INTO writing.imports ("importId", "memberId", "seasonId", rows, "createdAt", "finishedAt")
       SELECT gen_random_uuid(), $1, 1, 1, now() - n * interval '1 day', now() FROM generate_series(1, 30) n`,
      [busy.id],
    );
    const first = await listOf(busy);
    expect([first.imports.length, first.older === null]).toEqual([20, false]);
    const second = await listOf(busy, { before: first.older });
    expect([second.imports.length, second.older]).toEqual([10, null]);
  });
});

test('a pasted list of teams is one action, and can be undone from each of its changes', async () => {
  const actionId = randomUUID();
  const list = { seasonId: 1, categoryId: 1, regionId: 1, city: null, actionId };
  const ids: number[] = [];
  for (const name of ['Les Collées', 'Les Copiées']) {
    const { data, message } = await registrar.mutate('team.register', { ...list, name });
    expect(message).toBeNull();
    ids.push(Number(data['id']));
  }
  const teams = ids.map((teamId) => ({ teamId, divisionId: null }));
  const entered = await registrar.mutate('league.enterTeams', { leagueId: 11, seasonId: 1, teams, actionId });
  expect(entered.message).toBeNull();
  const position = String(entered.data['position']);
  const { data } = await site.visitor.query<EventOutput>('history.event', { event: position });
  expect(data.together).toMatchObject({ isImport: false });
  const { correlationId = '' } = data.together ?? {};
  // The same id of another member is another action.
  expect(correlationId).not.toBe(actionId);
  const theirs = await other.mutate('team.register', { ...list, name: 'Les Étrangères' });
  expect((await undo(registrar, correlationId)).data).toMatchObject({ finished: true, refused: [] });
  const { rows } = await site.pool.query('SELECT "teamId" FROM team_seasons WHERE "teamId" = ANY ($1)', [
    [...ids, Number(theirs.data['id'])],
  ]);
  expect(rows).toEqual([{ teamId: Number(theirs.data['id']) }]);
});
