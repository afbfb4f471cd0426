import { fileAddress } from '@rondelle/contracts/site/files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startUnhintedGateway } from './second-gateway.ts';
import { aGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let gameId: number;
beforeAll(async () => {
  site = await startWritingSite();
  const admin = await site.member('Fondatrice', 'admin');
  gameId = Number((await admin.mutate('game.record', aGame)).data['id']);
  await site.settled();
});
afterAll(() => site?.stop());

const calendarAt = async (url: string): Promise<string> => {
  const response = await fetch(url + fileAddress('fr', 'calendar', 'ics', { sid: '2021-2022', eid: '1' }));
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('\r\n ', '');
};
const noted = async () => (await site.pool.query('SELECT origin FROM operations.first_origin')).rows;

test('a game keeps its identifier in calendars when the site gets another address', async () => {
  const uid = `UID:game-${gameId}@rondelle.example\r\n`;
  expect(await calendarAt(site.url)).toContain(uid);
  const moved = await startUnhintedGateway(site, 200, 30_000, 'https://ligue.example');
  try {
    const calendar = await calendarAt(moved.url);
    expect(calendar).toContain(uid);
    expect(calendar).toContain('https://ligue.example/fr/2021-2022/');
  } finally {
    await moved.close();
  }
  expect(await noted()).toEqual([{ origin: 'https://rondelle.example' }]);
});
