import { domainErrorCodes } from '@rondelle/contracts/errors.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { errorText } from '@rondelle/gateway/errors/error-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

const unknown = 999_999;
/** Expects a problem document; returns its status, code, text and parameter. */
const problemOf = async (url: string) => {
  const { status, type, body } = await site.get(url);
  expect(type, url).toMatch(/^application\/problem\+json/);
  return { status, ...(body as { type: string; title: string; parameter?: string }) };
};

test('an unknown game has no history, in both languages', async () => {
  const expected = { status: 404, type: 'game/unknown', parameter: 'gid' };
  const url = `/api/v1/games/${unknown}/history`;
  expect(await problemOf(url)).toEqual({ ...expected, title: 'match introuvable' });
  expect(await problemOf(`${url}?lang=en`)).toEqual({ ...expected, title: 'game not found' });
});

test('a league that a season does not have is not found', async () => {
  const { cid, rid } = ids;
  const { id } = await site.ask.season.get({ sid: '2023-2024' });
  await site.db.deleteFrom('leagues').where('seasonId', '=', id).execute();
  expect(await problemOf(`/api/v1/league?sid=${id}&cid=${cid}&rid=${rid}`)).toEqual({
    status: 404,
    type: 'league/unknown',
    title: 'ligue introuvable',
  });
});

test.each([
  ['league?sid=2024-2025&cid=1&cid=2&rid=1', 'cid'],
  ['teams/rivals?eid1=1&eid2=1', 'eid2'],
  ['nav?lang=de', 'lang'],
])('%s returns 400 and names the invalid parameter', async (url, parameter) => {
  const french = await problemOf(`/api/v1/${url}`);
  expect([french.status, french.type, french.parameter]).toEqual([400, 'request/invalid', parameter]);
  expect(french.title).toMatch(new RegExp(`^paramètre invalide(?: ou manquant)?\\s: ${parameter}`, 'u'));
});

test('a value beyond a bound is refused with the bound, in both languages', async () => {
  const query = `search/teams?sid=2024-2025&query=${'x'.repeat(81)}`;
  expect((await problemOf(`/api/v1/${query}`)).title).toContain('query (longueur\u00a0: au plus 80)');
  expect((await problemOf(`/api/v1/${query}&lang=en`)).title).toBe(
    'invalid parameter: query (length: at most 80)',
  );
  expect((await problemOf('/api/v1/league?sid=2024-2025&cid=1&rid=-1')).title).toContain('rid (au moins 1)');
});

test.each([
  ['knownAt', '0000-01-01T00:00:00Z'],
  ['knownAt', '1899-12-31T23:59:59-05:00'],
  ['playedBy', '2101-01-01'],
])('%s=%s is rejected as out of range', async (parameter, value) => {
  const about = `league?sid=2024-2025&cid=1&rid=1&${parameter}=${encodeURIComponent(value)}`;
  const { status, type, title, parameter: named } = await problemOf(`/api/v1/${about}`);
  expect([status, type, named]).toEqual([400, 'request/date-out-of-range', parameter]);
  expect(title).toBe('cette date doit être entre 1900 et 2100');
});

test('the invalid parameter is named in English on request', async () => {
  const { title } = await problemOf('/api/v1/league?sid=2024-2025&cid=1&lang=en');
  expect(title).toBe('invalid or missing parameter: rid');
});

test('an unknown API path is not found', async () => {
  expect(await problemOf('/api/v1/players/1?lang=en')).toEqual({
    status: 404,
    type: 'request/unknown-path',
    title: 'page not found',
  });
});

test('an internal error reveals no internals', async () => {
  const broken = await openSite();
  await broken.db.schema.dropTable('games').execute();
  await broken.db.schema.dropTable('seasons').execute();
  const { status, body } = await broken.get('/api/v1/nav?lang=en');
  expect([status, body]).toEqual([
    500,
    { type: 'server/error', title: 'something went wrong on our side', status: 500 },
  ]);
  await broken.close();
});

test('the router returns the same code and text as REST', async () => {
  const error = await site.ask.game.get({ gid: unknown, lang: 'en' }).catch((refused: unknown) => refused);
  expect(error).toMatchObject({ code: 'NOT_FOUND', message: 'game not found' });
});

test('every domain error has a text in both languages', () => {
  for (const code of domainErrorCodes) {
    const texts = languages.map((lang) => errorText(code, lang));
    expect(
      texts.every((text) => text.length > 0),
      code,
    ).toBe(true);
    if (code !== 'division/unknown') expect(new Set(texts).size, code).toBe(2);
  }
});
