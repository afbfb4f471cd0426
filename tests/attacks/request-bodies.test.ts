import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originOf } from '../flow/client.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
let token: string;
beforeAll(async () => {
  site = await startWritingSite();
  token = (await site.member('Membre')).token ?? '';
});
afterAll(() => site?.stop());

/** Only names: the most expensive body of its size to parse. */
const names = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, 0])));
type Sent = { readonly headers?: Record<string, string>; readonly saysLength?: boolean };
/** The response status for a body; the site may respond, and hang up, before it has all of it. */
const statusOf = async (
  path: string,
  body: string,
  { headers = {}, saysLength: hasLength = true }: Sent = {},
) => {
  const outgoing = request(site.url + path, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      origin: originOf(site.url),
      ...(hasLength && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  const responded = once(outgoing, 'response');
  outgoing.end(body);
  const [{ statusCode }] = (await responded) as [IncomingMessage];
  outgoing.on('error', () => undefined).destroy();
  return statusCode;
};

const paths = ['/trpc/game.edit', '/api/v1/games', '/trpc/account.logIn'];
const unknownToken = 'A'.repeat(43);

test.each(paths)('a long body of a visitor to %s is refused before it is read', async (path) => {
  const long = names(42_000);
  expect(await statusOf(path, long)).toBe(413);
  expect(await statusOf(path, long, { headers: { cookie: `session=${unknownToken}` } })).toBe(413);
  expect(await statusOf(path, long, { headers: { authorization: `Bearer ${unknownToken}` } })).toBe(413);
  expect(await statusOf(path, long, { saysLength: false })).toBe(413);
});

test('short bodies of visitors are read, also without their length', async () => {
  const short = JSON.stringify({ lang: 'fr', login: 'Personne', password: 'bâtons-et-rondelles' });
  expect(await statusOf('/trpc/account.logIn', short)).toBe(401);
  expect(await statusOf('/trpc/account.logIn', short, { saysLength: false })).toBe(401);
});

test('long bodies of members are read, and refused when they have too many names', async () => {
  const headers = { cookie: `session=${token}` };
  for (const hasLength of [true, false])
    expect(await statusOf('/trpc/game.edit', names(42_000), { headers, saysLength: hasLength })).toBe(400);
});
