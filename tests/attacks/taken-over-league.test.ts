import type { ReviewOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../flow/client.ts';
import { anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
let admin: Client;
let registrar: Client;
let elsewhere: number;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Patronne', 'admin');
  registrar = await site.member('Registraire', 'specialSupervisor');
  elsewhere = await site.emptyRegion(70, 'Nunavik');
});
afterAll(() => site?.stop());

const choose = async (seasonId: number) =>
  expect((await admin.mutate('season.choose', { seasonId })).status).toBe(200);
const league = async (leagueId: number) =>
  (
    await site.pool.query(
      `SELECT "regionId", "nameFr" AS name,
         (SELECT count(*)::int FROM league_entries e WHERE e."leagueId" = l."leagueId") AS teams
       FROM leagues l WHERE "leagueId" = $1`,
      [leagueId],
    )
  ).rows[0];
const moved = () => ({
  seasonId: 1,
  categoryId: 1,
  regionId: elsewhere,
  name: { fr: 'Ailleurs', en: 'Elsewhere' },
});
test('holds a new member’s move of a league of others, so that its page retains its path', async () => {
  await choose(1);
  const newcomer = await site.member('Nouvelle');
  const before = await league(11);
  expect((await newcomer.mutate('league.edit', { leagueId: 11, ...moved() })).data).toMatchObject({
    held: true,
  });
  expect(await league(11)).toEqual(before);
  const { held } = (await admin.query<ReviewOutput>('moderation.queue', { lang: 'fr' })).data;
  expect(held.map(({ subject }) => subject.id)).toEqual([11]);
  const [change] = held;
  await admin.mutate('moderation.decideHeld', {
    decision: 'decline',
    changes: [{ id: change?.id, revision: change?.revision }],
  });
});

test('the creator of a league or a special supervisor moves it without review', async () => {
  const founder = await site.member('Fondatrice');
  const regionId = await site.emptyRegion(71, 'Gaspésie');
  const name = { fr: 'La mienne', en: 'Mine' };
  const { data } = await founder.mutate('league.create', {
    seasonId: 1,
    categoryId: 1,
    regionId,
    name,
    rulesetId: 1,
    rulesetVersion: 1,
  });
  const leagueId = Number(data['id']);
  expect((await founder.mutate('league.edit', { leagueId, ...moved() })).data).toMatchObject({ held: false });
  expect(await league(leagueId)).toMatchObject({ regionId: elsewhere, name: 'Ailleurs' });
  const back = { ...moved(), regionId };
  expect((await registrar.mutate('league.edit', { leagueId, ...back })).message).toBeNull();
  expect(await league(leagueId)).toMatchObject({ regionId });
});

test('holds teams entered into a finished league with results of others', async () => {
  await registrar.mutate('game.record', { ...anotherGame, date: '2021-11-25' });
  await choose(2);
  const member = await site.member('Remplisseuse');
  const before = await league(11);
  const listing = { seasonId: 1, categoryId: 1, regionId: 1, city: null };
  const added = [
    await member.mutate('team.register', { ...listing, name: 'Renards' }),
    await member.mutate('team.register', { ...listing, name: 'Visons' }),
  ];
  const teams = added.map(({ data }) => ({ teamId: Number(data['id']), divisionId: null }));
  const entering = await member.mutate('league.enterTeams', { leagueId: 11, seasonId: 1, teams });
  expect([entering.message, entering.data]).toMatchObject([null, { held: true }]);
  expect(await league(11)).toEqual(before);
  const accepted = await registrar.mutate('league.enterTeams', { leagueId: 11, seasonId: 1, teams });
  expect([accepted.message, accepted.data]).toMatchObject([null, { held: false }]);
  expect((await league(11)).teams).toBe(before.teams + teams.length);
});
