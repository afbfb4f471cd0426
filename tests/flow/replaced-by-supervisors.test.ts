import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { sheetImports, sheetRow as row } from './sheet-imports.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

type Known = Client & { readonly id: string };

let site: WritingSite;
let admin: Known;
let registrar: Known;
/** A supervisor of the league whom nobody has accepted. */
let joined: Known;
/** A supervisor of the league whom somebody else has accepted. */
let accepted: Known;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  registrar = await site.member('Registraire', 'specialSupervisor');
  joined = await site.member('Bénévole');
  accepted = await site.member('Responsable');
  const league = { kind: 'league', id: 11 };
  for (const one of [joined, accepted]) await one.mutate('supervision.join', league);
  const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [accepted.id]);
  expect((await admin.mutate('supervision.accept', { ...league, uid: rows[0].number })).code).toBeNull();
});
afterAll(() => site?.stop());

const first = [row('2022-01-08 09:00 1-3'), row('2022-01-15 09:00 3-5')];
const second = [row('2022-02-05 09:00 1-3'), row('2022-02-12 09:00 3-5')];
const toCome = async () => {
  const { rows } = await site.pool.query<{ gameId: number; date: string }>(
    `SELECT "gameId", date FROM games WHERE "leagueId" = 11 AND status = 'scheduled' AND date >= '2022-01-01'
     ORDER BY date`,
  );
  return { ids: rows.map(({ gameId }) => gameId), dates: rows.map(({ date }) => date) };
};
/** Publishes a drawn schedule in place of the games to come. */
const replaceBy = async (by: Client, games: typeof first) =>
  sheetImports(by, 11).bringIn(games, { again: true, replaces: (await toCome()).ids });

beforeEach(async () => {
  await admin.mutate('season.choose', { seasonId: 1 });
  await replaceBy(registrar, first);
  expect((await toCome()).dates).toEqual(['2022-01-08', '2022-01-15']);
});

test('a supervisor replaces upcoming games of others in the ongoing season without review', async () => {
  for (const by of [joined, accepted]) {
    const { ids } = await toCome();
    const deleted = { gameId: ids[0], seasonId: 1, reason: 'other' };
    expect((await by.mutate('game.delete', deleted)).data).toMatchObject({ held: false });
    await replaceBy(by, second);
    expect((await toCome()).dates).toEqual(['2022-02-05', '2022-02-12']);
    await replaceBy(registrar, first);
  }
});

test('an unaccepted supervisor cannot replace games in a past season, and each deletion is held', async () => {
  await admin.mutate('season.choose', { seasonId: 2 });
  const { ids, dates } = await toCome();
  const deleted = { gameId: ids[0], seasonId: 1, reason: 'other' };
  await expect(replaceBy(joined, second)).rejects.toThrow('change/needs-another');
  expect((await toCome()).dates).toEqual(dates);
  expect((await joined.mutate('game.delete', deleted)).data).toMatchObject({ held: true });
  expect((await toCome()).dates).toEqual(dates);
});

test('an accepted supervisor replaces upcoming games of a past season without review', async () => {
  await admin.mutate('season.choose', { seasonId: 2 });
  await replaceBy(accepted, second);
  expect((await toCome()).dates).toEqual(['2022-02-05', '2022-02-12']);
});
