import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let chief: Client;
beforeAll(async () => {
  site = await startWritingSite();
  chief = await site.member('Horloge', 'masterAdmin');
});
afterAll(() => site?.stop());

const name = (text: string) => ({ fr: text, en: `${text} (en)` });
const done = async (procedure: string, input: object) => {
  const reply = await chief.mutate(procedure, input);
  expect(reply, procedure).toMatchObject({ status: 200, data: { upToDate: true } });
  return Number(reply.data.id);
};
const now = async () => {
  const { rows } = await site.pool.query('SELECT now()::timestamptz(3) AS at');
  return new Date(rows[0].at).toISOString();
};
const read = async (address: string) => {
  const response = await fetch(`${site.url}${address}`);
  return [response.status, await response.text()] as const;
};

const inSeason = { seasonId: 1, categoryId: 1, regionId: 1 };
const days = { startsOn: '2022-02-04', endsOn: '2022-02-06' };
const rules = { rulesetId: 1, rulesetVersion: 1 };
const ofLeague = '/api/v1/league?sid=2021-2022&cid=1';

/** A tournament and a division with teams of league 11, as they were called at first. */
const beginning = async () => {
  const tournament = { seasonId: 1, name: name('Coupe'), categoryIds: [1], ...rules, ...days, city: 'Laval' };
  const tournamentId = await done('tournament.create', tournament);
  for (const teamId of [1, 3])
    await done('tournament.enterTeam', { tournamentId, seasonId: 1, teamId, categoryId: 1, group: 'A' });
  await done('game.record', anotherGame);
  await done('league.moveTeam', { leagueId: 11, seasonId: 1, teamId: 1, divisionId: 1 });
  return { ...tournament, tournamentId };
};

/** Changes every name, place and picture on the page of a league or a tournament. */
const renameAll = async ({ tournamentId, ...tournament }: Awaited<ReturnType<typeof beginning>>) => {
  await done('team.change', { ...inSeason, teamId: 1, name: 'Comètes', city: 'Longueuil' });
  const crest = { main: '#aa1122', second: '#ffffff', outline: 'shield', motif: 'bars' };
  const chosen = await chief.mutate('team.chooseCrest', { teamId: 3, crest });
  expect(chosen.status, JSON.stringify(chosen)).toBe(200);
  await done('league.rename', { leagueId: 11, seasonId: 1, name: name('Ligue Élan') });
  await done('division.rename', { divisionId: 1, name: name('Levant') });
  await done('category.rename', { categoryId: 1, name: name('Atome'), onlyIn: null });
  await done('category.rename', { categoryId: 1, name: name('Moustique'), onlyIn: 1 });
  await done('region.rename', { regionId: 1, name: name('Métropole'), onlyIn: null });
  const edited = { ...tournament, name: name('Carnaval'), endsOn: '2022-02-13', city: 'Magog' };
  const { rulesetId: _id, rulesetVersion: _version, ...edit } = edited;
  await done('tournament.edit', { ...edit, tournamentId });
};

test('pages as known at an instant remain byte-identical when everything on them is renamed', async () => {
  const tournament = await beginning();
  const tid = tournament.tournamentId;
  const known = (address: string, lang = 'fr') => `${address}&lang=${lang}&knownAt=${instant}`;
  const instant = encodeURIComponent(await now());
  const pages = [
    `${ofLeague}&rid=1`,
    `${ofLeague}&rid=1&did=1`,
    '/api/v1/league/under?sid=2021-2022&cid=1&rid=1&preset=nhl',
    `/api/v1/tournaments/${tid}?`,
    `/api/v1/tournaments/${tid}?cid=1`,
    '/api/v1/leaderboard?sid=2021-2022&cid=1',
    '/api/v1/teams/1?sid=2021-2022',
    '/api/v1/teams/3?sid=2021-2022',
  ];
  const addresses = pages.flatMap((address) => [known(address), known(address, 'en')]);
  const bytes = () => Promise.all(addresses.map(read));
  const before = await bytes();
  expect(before.map(([status]) => status)).toEqual(addresses.map(() => 200));
  const [league] = before.map(([, body]) => body);
  for (const text of ['Équipe 1', 'Ligue 1', 'M11', 'Montréal', 'Est']) expect(league).toContain(text);

  await renameAll(tournament);
  for (const [i, after] of (await bytes()).entries()) expect(after, addresses[i]).toEqual(before[i]);
  const [, leagueNow] = await read(`${ofLeague}&rid=1&lang=fr`);
  for (const text of ['Comètes', 'Ligue Élan', 'Moustique', 'Métropole', 'Levant', '#aa1122'])
    expect(leagueNow).toContain(text);
  const [, tournamentNow] = await read(`/api/v1/tournaments/${tid}?lang=fr`);
  for (const text of ['Carnaval', '2022-02-13', 'Magog']) expect(tournamentNow).toContain(text);
});

test('a league that moves is returned at its former address with the same bytes, as known at an earlier instant', async () => {
  const regionId = await done('region.add', { name: name('Estrie') });
  const free = await done('region.add', { name: name('Gaspésie') });
  const place = { seasonId: 1, categoryId: 1, regionId };
  const leagueId = await done('league.create', { ...place, name: name('Ligue des Cantons'), ...rules });
  const instant = encodeURIComponent(await now());
  const then = (rid: number) => `${ofLeague}&rid=${rid}&knownAt=${instant}`;
  const before = await read(then(regionId));
  expect(before).toEqual([200, expect.stringContaining('Ligue des Cantons')]);
  const moved = { leagueId, seasonId: 1, categoryId: 1, regionId: free };
  await done('league.edit', { ...moved, name: name('Ligue du Golfe') });
  expect(await read(then(regionId))).toEqual(before);
  expect(await read(then(free))).toEqual([200, expect.stringContaining('Ligue des Cantons')]);
  expect((await read(`${ofLeague}&rid=${regionId}`))[0]).toBe(404);
  expect((await read(`${ofLeague}&rid=${free}`))[1]).toContain('Ligue du Golfe');
});
