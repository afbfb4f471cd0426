import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client;
let supervisor: Client;
beforeAll(async () => {
  site = await startWritingSite();
  [member, supervisor] = await Promise.all([
    site.member('Ailier'),
    site.member('Pivot', 'specialSupervisor'),
  ]);
});
afterAll(() => site?.stop());

type Entry = {
  position: string;
  revision: number;
  action: string;
  kind: string;
  path: string;
  season: string | null;
  subject: { name: string | null; path: string | null };
  actor: { name: string | null };
  changes: { field: string; before: unknown; after: unknown }[];
};
const league = { sid: '2021-2022', cid: 1, rid: 1 };
const entriesOf = (data: Record<string, unknown>) => data.entries as Entry[];

test('a league’s history lists each change with its author, old and new values and readable names', async () => {
  await member.mutate('league.rename', {
    leagueId: 11,
    seasonId: 1,
    name: { fr: 'Ligue du Nord', en: 'North League' },
  });
  const { status, data } = await site.visitor.query('history.league', { ...league, lang: 'en' });
  expect(status).toBe(200);
  const [latest, ...older] = entriesOf(data);
  expect(latest).toMatchObject({
    action: 'LeagueRenamed',
    actor: { name: 'Ailier' },
    season: '2021-2022',
    subject: { name: 'North League' },
    path: `/en/2021-2022/activity?event=league-11.${latest?.revision}`,
  });
  expect(latest?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['nameFr', 'Ligue du Nord'],
    ['nameEn', 'North League'],
  ]);
  expect(older.at(-1)).toMatchObject({ action: 'LeagueCreated' });
  expect(older.every(({ kind }) => kind === 'league')).toBe(true);
});

test('a league’s history with its games comes in pages without gaps', async () => {
  const { data: saved } = await member.mutate('game.record', anotherGame);
  const all = await site.visitor.query('history.league', { ...league, include: 'games' });
  const [latest] = entriesOf(all.data);
  expect(latest).toMatchObject({
    kind: 'game',
    action: 'GameRecorded',
    subject: { path: `/fr/2021-2022/g-${String(saved.id)}` },
  });
  const positions: string[] = [];
  let before: unknown;
  do {
    const question = { ...league, include: 'games', ...(before ? { before } : {}) };
    const { data } = await site.visitor.query('history.league', question);
    positions.push(...entriesOf(data).map(({ position }) => position));
    before = data.older;
  } while (before);
  expect(positions).toEqual([...positions].sort((a, b) => Number(b) - Number(a)));
  expect(new Set(positions).size).toBe(positions.length);
  expect(positions).toContain(latest?.position);
});

test('every entry links to its event, with all values before and after', async () => {
  const { data: saved } = await member.mutate('game.record', anotherGame);
  const about = { gameId: saved.id, seasonId: 1 };
  const result = { ...aGame, homeGoals: 7 };
  const { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = result;
  const corrected = await member.mutate('game.correctResult', {
    ...about,
    homeGoals,
    awayGoals,
    decidedIn,
    forfeitedBy,
    homeFairPlay,
    awayFairPlay,
    reason: 'typing-error',
  });
  const { data } = await site.visitor.query('history.event', { event: corrected.data.position });
  expect(data).toMatchObject({
    entry: {
      action: 'ResultCorrected',
      reason: 'typing-error',
      changes: [{ field: 'homeGoals', before: 4, after: 7 }],
    },
    undo: { verdict: 'possible' },
    together: null,
  });
  expect(data.facts).toContainEqual({ field: 'awayGoals', before: 2, after: 2 });
  const entered = await site.visitor.query('history.event', { event: saved.position });
  expect(entered.data).toMatchObject({
    undo: { verdict: 'built-upon', by: [{ action: 'ResultCorrected', position: corrected.data.position }] },
  });
  const lasting = new URLSearchParams((entered.data.entry as Entry).path.split('?')[1]).get('event');
  expect(lasting).toBe(`game-${String(saved.id)}.0`);
  expect((await site.visitor.query('history.event', { event: lasting })).data).toEqual(entered.data);
  expect((await fetch(`${site.url}/api/v1/events/${lasting}`)).status).toBe(200);
  expect(await site.visitor.query('history.event', { event: `game-${String(saved.id)}.99` })).toMatchObject({
    status: 404,
    code: 'event/unknown',
  });
  expect(await site.visitor.query('history.event', { event: '99999999' })).toMatchObject({
    status: 404,
    code: 'event/unknown',
  });
});

test('teams and tournaments have a history, also when deleted; unknown ones are not found', async () => {
  const made = await member.mutate('team.register', {
    seasonId: 1,
    categoryId: 1,
    regionId: 1,
    name: 'Ours Polaires',
    city: 'Sept-Îles',
  });
  await member.mutate('team.delete', { teamId: made.data.id, reason: 'other' });
  const { data } = await site.visitor.query('history.team', { eid: made.data.id });
  expect(data).toMatchObject({ deleted: true, subject: { name: 'Ours Polaires' } });
  expect(entriesOf(data).map(({ action }) => action)).toEqual([
    'TeamDelistedFromSeason',
    'TeamDeleted',
    'TeamListedForSeason',
    'TeamRegistered',
  ]);
  expect(await site.visitor.query('history.tournament', { tid: 999_999 })).toMatchObject({ status: 404 });
  const rest = await fetch(`${site.url}/api/v1/teams/${String(made.data.id)}/history?lang=en`);
  expect(await rest.json()).toMatchObject({
    deleted: true,
    entries: [{ path: expect.stringContaining('/en/') }, {}, {}, {}],
  });
});

test('a deleted league keeps its history at its path', async () => {
  const names = { name: { fr: 'Ligue éphémère', en: 'Short-lived League' } };
  const ruleset = { rulesetId: 1, rulesetVersion: 1 };
  const region = await supervisor.mutate('region.add', { name: { fr: 'Nunavik', en: 'Nunavik' } });
  const made = await supervisor.mutate('league.create', {
    seasonId: 1,
    categoryId: 1,
    regionId: region.data.id,
    ...names,
    ...ruleset,
  });
  expect(made.status).toBe(200);
  await supervisor.mutate('league.delete', { leagueId: made.data.id, seasonId: 1, reason: 'other' });
  const { data } = await site.visitor.query('history.league', { sid: 1, cid: 1, rid: region.data.id });
  expect(data).toMatchObject({ deleted: true, subject: { id: made.data.id, name: 'Ligue éphémère' } });
});

test('moderation of a member and settings of the site are not public', async () => {
  const admin = await site.member('Gardien', 'admin');
  const { rows } = await site.pool.query<{ number: number }>(
    `SELECT number FROM accounts.members WHERE username = 'Ailier'`,
  );
  const uid = rows[0]?.number;
  const mute = { uid, days: 1, because: 'insult' };
  expect((await admin.mutate('moderation.mute', mute)).message).toBeNull();
  expect((await admin.mutate('settings.change', { setting: 'ads', value: true })).message).toBeNull();
  const closed = async () =>
    (
      await site.pool.query<{ kind: string; position: string }>(
        `SELECT kind, max(position)::text AS position FROM activity_log WHERE kind IN ('member', 'site') GROUP BY kind`,
      )
    ).rows;
  await expect
    .poll(async () => (await closed()).map(({ kind }) => kind).toSorted())
    .toEqual(['member', 'site']);
  for (const { position } of await closed()) {
    expect(await site.visitor.query('history.event', { event: position })).toMatchObject({
      status: 404,
      code: 'event/unknown',
    });
    expect((await fetch(`${site.url}/api/v1/events/${position}`)).status).toBe(404);
  }
  const stream = `member-${String(uid)}`;
  expect((await site.visitor.query('history.replay', { stream })).status).toBe(401);
  expect((await admin.query('history.replay', { stream })).status).toBe(200);
});
