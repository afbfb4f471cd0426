import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { sendRows } from './support/upload.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
});
afterAll(() => site?.stop());

const answers = { leagues: [], teams: [], again: false };
const plan = (by: Client, importId: string) => by.mutate('imports.plan', { importId, answers });
const send = (by: Client) =>
  sendRows(by, { season: '2021-2022', leagueId: 11 }, [['2022-01-08', 'Un', 'Deux', '1', '0']]);

test('a supervisor who plans many imports concurrently does not block those of others', async () => {
  const [greedy, other] = [
    await site.member('Gourmande', 'specialSupervisor'),
    await site.member('Patiente', 'specialSupervisor'),
  ];
  const [importId, othersId] = [await send(greedy), await send(other)];
  const blocker = await site.pool.connect();
  await blocker.query('BEGIN; LOCK TABLE league_entries IN ACCESS EXCLUSIVE MODE');
  const statuses: number[] = [];
  const requests = Array.from({ length: 12 }, async () => {
    const { status, code } = await plan(greedy, importId);
    statuses.push(status);
    return code;
  });
  // Queued requests wait for the table; the others are refused at once.
  await expect.poll(() => statuses).toEqual(Array.from({ length: 8 }, () => 429));
  const others = plan(other, othersId);
  await blocker.query('ROLLBACK');
  blocker.release();
  const codes = await Promise.all(requests);
  expect(codes.filter((code) => code === 'request/too-many')).toHaveLength(8);
  expect(codes.filter((code) => code === null)).toHaveLength(4);
  expect((await others).status).toBe(200);
});
