import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaguePage } from './gateway-site.ts';
import { type UnhintedGateway, startUnhintedGateway } from './second-gateway.ts';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
/** A gateway of the same site that gets no hints and does not poll. */
let other: UnhintedGateway;
let member: Client;
beforeAll(async () => {
  site = await startWritingSite();
  other = await startUnhintedGateway(site, 600_000);
  member = await site.member('Deux-Portes');
});
afterAll(async () => {
  await other?.close();
  await site?.stop();
});

const input = encodeURIComponent(JSON.stringify({ lang: 'fr', sid: '2021-2022', cid: 1, rid: 1 }));
const paths = [
  ['a page', leaguePage],
  ['a question', `/trpc/league.table?input=${input}`],
  ['a call', '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1'],
] as const;

const read = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(other.url + path, { headers })).text();

const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

const writeOneGame = async (date: string): Promise<string> => {
  const { status, headers } = await member.mutate('game.record', { ...anotherGame, date });
  expect(status).toBe(200);
  return cookieOf(headers);
};

test.each(paths)('%s of the other gateway contains the member’s change', async (_, path) => {
  const before = await read(path);
  const cookie = await writeOneGame('2021-12-01');
  expect(cookie).toMatch(/^seen=1-\d+$/);
  expect(await read(path), 'kept bytes, as strangers get them until a hint comes').toBe(before);
  const seen = await read(path, { cookie });
  expect(seen).not.toBe(before);
  expect(await read(path, { cookie: `session=${member.token}; ${cookie}` })).toBe(seen);
  expect(await read(path), 'from then on, strangers get it too').toBe(seen);
});

test.each(paths)('%s of the other gateway is current for a request with no-cache', async (_, path) => {
  const before = await read(path);
  await writeOneGame('2021-12-02');
  expect(await read(path)).toBe(before);
  expect(await read(path, { 'cache-control': 'no-cache' })).not.toBe(before);
});

test('changes in two seasons are remembered in one HttpOnly cookie', async () => {
  const places = [
    { seasonId: 1, leagueId: 11, date: '2021-12-03' },
    { seasonId: 1, leagueId: 11, date: '2021-12-04' },
    { seasonId: 2, leagueId: 21, date: '2022-12-03' },
  ];
  const games = places.map((place) => ({ ...aGame, ...place, commandId: randomUUID() }));
  const { data, headers } = await member.mutate('game.saveMany', { games });
  expect(data['games']).toEqual(games.map(() => expect.objectContaining({ refused: null })));
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^seen=(?:2-\d+\.1|1-\d+\.2)-\d+; Path=\/; Max-Age=5; SameSite=Lax; Secure; HttpOnly$/,
    ),
  ]);
});

test('programs with a token get no cookie: their responses are never cached', async () => {
  const program = await site.member('Automate', 'member', 'api');
  const before = await read(leaguePage);
  const { status, headers } = await program.mutate('game.record', { ...anotherGame, date: '2021-12-05' });
  expect([status, headers.getSetCookie()]).toEqual([200, []]);
  expect(await read(leaguePage, { authorization: `Bearer ${program.token}` })).not.toBe(before);
});
