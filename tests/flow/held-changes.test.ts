import { randomUUID } from 'node:crypto';
import type { HeldChange } from '@rondelle/contracts/moderation/held.outputs.ts';
import type { ReviewOutput } from '@rondelle/contracts/moderation/moderation.outputs.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { pushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gather } from '../support/gather.ts';
import type { Client } from './client.ts';
import { type Devices, startDevices } from './pushed-to-devices.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

type Known = Client & { readonly id: string };
type Listed = { id: string; title: string; body: string; path: string | null; kinds: string[] };

let site: WritingSite;
let devices: Devices;
let admin: Known;
let registrar: Known;
let day = 0;

beforeAll(async () => {
  devices = await startDevices(() => pushKeys(withNotifications(createDb<Tables>(site.pool))));
  site = await startWritingSite({ pushService: devices.pushService });
  admin = await site.member('Patronne', 'admin');
  registrar = await site.member('Registraire', 'specialSupervisor');
  expect((await admin.mutate('season.choose', { seasonId: 1 })).status).toBe(200);
});
afterAll(async () => {
  await site?.stop();
  await devices?.stop();
});

const scores = { homeGoals: 6, awayGoals: 0, decidedIn: 'regulation', forfeitedBy: null };
const noFairPlay = { homeFairPlay: null, awayFairPlay: null, reason: 'typing-error' };
/** Corrections of others' results that wait, as one action when there are several; returns the games' ids. */
const correct = async (by: Known, games: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let n = 0; n < games; n += 1) {
    day += 1;
    const date = `2021-11-${String(day).padStart(2, '0')}`;
    const { data } = await registrar.mutate('game.record', { ...anotherGame, date });
    const gameId = Number(data['id']);
    const held = await by.mutate('game.correctResult', { gameId, seasonId: 1, ...scores, ...noFairPlay });
    expect(held.data).toMatchObject({ held: true });
    ids.push(gameId);
  }
  if (games > 1)
    await site.pool.query(`UPDATE moderation.held_changes SET "actionId" = $1 WHERE "entityId" = ANY ($2)`, [
      randomUUID(),
      ids,
    ]);
  return ids;
};

const waitingFor = async (by: Client): Promise<readonly HeldChange[]> =>
  (await by.query<ReviewOutput>('moderation.queue', { lang: 'fr' })).data.held;
const decide = async (decision: 'accept' | 'decline', games: readonly number[], by: Client = admin) => {
  const changes = (await waitingFor(by)).filter(({ subject }) => games.includes(subject.id));
  const sent = changes.map(({ id, revision }) => ({ id, revision }));
  const { data } = await by.mutate<{ decided: number; refused: { id: number; message: string }[] }>(
    'moderation.decideHeld',
    { lang: 'fr', decision, changes: sent },
  );
  return data;
};
const listOf = async (by: Client, lang = 'fr') =>
  (await by.query<{ notifications: Listed[] }>('notification.list', { lang })).data.notifications;
const titlesOf = async (by: Client, lang = 'fr') => (await listOf(by, lang)).map(({ title }) => title);
/** How many changes wait for a reviewer. */
const openFor = async (who: Client) => (await who.query('moderation.count', { lang: 'fr' })).data['open'];
/** The jobs that notify authors, as long as they wait for further decisions. */
const laterJobs = async () =>
  (
    await site.pool.query(
      `SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'held' AND run_at > now() + interval '5 minutes'`,
    )
  ).rows.map(({ id }) => id);
/** The jobs that notify authors and reviewers. */
const heldJobs = async () =>
  (await site.pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'held'`)).rowCount;
const dueNow = async () =>
  site.pool.query('SELECT graphile_worker.reschedule_jobs($1, run_at => now())', [await laterJobs()]);

/** A member whom somebody accepted as a supervisor of a league. */
const accepted = async (username: string, leagueId: number): Promise<Known> => {
  const member = await site.member(username);
  const league = { kind: 'league', id: leagueId };
  const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [member.id]);
  await member.mutate('supervision.join', league);
  await registrar.mutate('supervision.accept', { ...league, uid: rows[0].number });
  return member;
};

test('the author is notified once, on the site and on a device, that a correction was accepted', async () => {
  const author = await site.member('Autrice');
  await author.mutate('notification.addDevice', devices.subscribe('autrice'));
  const [game = 0] = await correct(author, 1);
  expect(await decide('accept', [game])).toEqual({ decided: 1, refused: [] });
  await expect.poll(() => titlesOf(author)).toEqual(['Votre modification est acceptée']);
  expect(await titlesOf(author, 'en')).toEqual(['Your change was accepted']);
  const [listed] = await listOf(author);
  expect(listed).toMatchObject({ kinds: ['held'], path: '/fr/tableau-de-bord' });
  expect(listed?.body).toMatch(/ – /);
  await expect
    .poll(() => devices.shown.map(({ title }) => title))
    .toEqual(['Votre modification est acceptée']);
  // The reviewer is not notified of their own decisions.
  expect((await titlesOf(admin)).join()).not.toContain('Votre modification');
});

test('the author is notified that a correction was declined', async () => {
  const author = await site.member('Refusée');
  await decide('decline', await correct(author, 1));
  await expect.poll(() => titlesOf(author)).toEqual(['Votre modification est refusée']);
  expect(await titlesOf(author, 'en')).toEqual(['Your change was declined']);
});

test('combines the decisions on one action into one notification when all of it is decided', async () => {
  const author = await site.member('Importatrice');
  const games = await correct(author, 5);
  await decide('accept', games.slice(0, 2));
  await expect.poll(async () => (await laterJobs()).length).toBe(1);
  await decide('decline', games.slice(2, 3));
  expect(await laterJobs()).toHaveLength(1);
  expect(await titlesOf(author)).toEqual([]);
  await decide('accept', games.slice(3));
  await expect.poll(() => titlesOf(author)).toEqual(['Vos modifications\u00a0: 4 acceptées, 1 refusée']);
  expect(await titlesOf(author, 'en')).toEqual(['Your changes: 4 accepted, 1 declined']);
  expect(await laterJobs()).toEqual([]);
  expect((await listOf(author))[0]?.body).not.toBe('');
});

test('notifies of the decided part of an action when it is due, and of the rest later', async () => {
  const author = await site.member('Patiente');
  const games = await correct(author, 4);
  await decide('decline', games.slice(0, 2));
  await expect.poll(async () => (await laterJobs()).length).toBe(1);
  await dueNow();
  await expect.poll(() => titlesOf(author)).toEqual(['Vos modifications\u00a0: 2 refusées']);
  await decide('accept', games.slice(2));
  await expect
    .poll(() => titlesOf(author))
    .toEqual(['Vos modifications\u00a0: 2 acceptées', 'Vos modifications\u00a0: 2 refusées']);
});

test('reviewers are notified once of held changes of a member', async () => {
  const [author, keeper, elsewhere] = [
    await site.member('Proposante'),
    await accepted('Avertie', 11),
    await accepted('Lointaine', 12),
  ];
  await keeper.mutate('notification.addDevice', devices.subscribe('avertie'));
  const [first = 0] = await correct(author, 1);
  await expect.poll(() => titlesOf(keeper)).toContain('Proposante propose une modification');
  expect(await titlesOf(keeper, 'en')).toContain('Proposante proposes a change');
  const listed = (await listOf(keeper)).find(({ title }) => title.startsWith('Proposante'));
  expect(listed).toMatchObject({ kinds: ['supervision'], path: '/fr/revue' });
  expect(listed?.body).toMatch(/ – /);
  await expect
    .poll(() => devices.shown.filter(({ on }) => on === 'avertie').map(({ title }) => title))
    .toEqual(['Proposante propose une modification']);
  // While that is unread, further changes of hers or of another member do not notify.
  await correct(author, 1);
  const another = await site.member('Deuxième');
  await correct(another, 1);
  await decide('accept', [first]);
  await expect.poll(() => titlesOf(author)).toEqual(['Votre modification est acceptée']);
  await expect.poll(heldJobs).toBe(0);
  const proposals = async (who: Client) => (await titlesOf(who)).filter((title) => title.includes('propose'));
  expect(await proposals(keeper)).toEqual(['Proposante propose une modification']);
  expect([await proposals(elsewhere), await proposals(author)]).toEqual([[], []]);
  // Once it is read, the next member's change notifies.
  expect((await keeper.mutate('notification.read', { lang: 'fr', id: listed?.id })).message).toBeNull();
  const third = await site.member('Troisième');
  await correct(third, 1);
  await expect
    .poll(() => proposals(keeper))
    .toEqual(['Troisième propose une modification', 'Proposante propose une modification']);
  await decide(
    'decline',
    (await waitingFor(admin)).map(({ subject }) => subject.id),
  );
});

/** The state of a change, and whether its correction is recorded. */
const outcomeOf = async (gameId: number) => {
  const { rows } = await site.pool.query<{ state: string }>(
    `SELECT state FROM moderation.held_changes WHERE kind = 'game' AND "entityId" = $1`,
    [gameId],
  );
  const events = await gather(site.log.readStream(`game-${gameId}`));
  return {
    states: rows.map(({ state }) => state),
    isRecorded: events.some(({ type }) => type === 'ResultCorrected'),
  };
};

test('concurrent decisions on one change have a single outcome', async () => {
  const author = await site.member('Pressée');
  for (let round = 0; round < 4; round += 1) {
    const [game = 0] = await correct(author, 1);
    const [change] = await waitingFor(admin);
    const sent = [{ id: change?.id, revision: change?.revision }];
    const both = ['accept', 'decline', 'accept'].map((decision) =>
      admin.mutate<{ decided: number }>('moderation.decideHeld', { lang: 'fr', decision, changes: sent }),
    );
    const decided = (await Promise.all(both)).map(({ data }) => data.decided);
    expect(decided.toSorted()).toEqual([0, 0, 1]);
    const { states, isRecorded } = await outcomeOf(game);
    expect({ states, isRecorded }).toEqual({ states: [isRecorded ? 'approved' : 'undone'], isRecorded });
    expect(decided[1] === 1).toBe(!isRecorded);
  }
});

test('a change cannot be withdrawn while it is accepted, and is not recorded once withdrawn', async () => {
  const author = await site.member('Repentie');
  for (let round = 0; round < 4; round += 1) {
    const [game = 0] = await correct(author, 1);
    const [change] = await waitingFor(admin);
    const id = change?.id;
    const [acceptance, withdrawal] = await Promise.all([
      admin.mutate<{ decided: number }>('moderation.decideHeld', {
        lang: 'fr',
        decision: 'accept',
        changes: [{ id, revision: change?.revision }],
      }),
      author.mutate('moderation.takeBackHeld', { lang: 'fr', id }),
    ]);
    const { states, isRecorded } = await outcomeOf(game);
    expect([acceptance.data.decided === 1, withdrawal.status !== 200]).toEqual([isRecorded, isRecorded]);
    expect(states).toEqual(isRecorded ? ['approved'] : []);
  }
});

test('a decision is possible when an earlier acceptance was interrupted long ago', async () => {
  const [game = 0] = await correct(await site.member('Coupée'), 1);
  const claimedFor = (minutes: number) =>
    site.pool.query(
      `UPDATE moderation.held_changes SET "claimedAt" = now() - $2 * interval '1 minute' WHERE "entityId" = $1`,
      [game, minutes],
    );
  await claimedFor(0);
  expect(await decide('accept', [game])).toMatchObject({ decided: 0 });
  await claimedFor(2);
  expect(await decide('accept', [game])).toEqual({ decided: 1, refused: [] });
});

test('only a supervisor accepted in the competition sees a held correction', async () => {
  const [author, stranger] = [await site.member('Attente'), await site.member('Ailleurs')];
  const keeper = await accepted('Gardienne', 11);
  expect([await openFor(keeper), await openFor(stranger)]).toEqual([0, 0]);
  const games = await correct(author, 1);
  expect([await openFor(keeper), await openFor(stranger)]).toEqual([1, 0]);
  expect(await decide('accept', games, keeper)).toEqual({ decided: 1, refused: [] });
});

test('refuses a reviewer who can no longer correct in that competition, and the change stays open', async () => {
  const [author, keeper] = [await site.member('Tenace'), await accepted('Dépassée', 12)];
  const games = await correct(author, 1);
  // The game was moved to another league after the change was held.
  await site.pool.query(
    `UPDATE moderation.held_changes SET competition = 'league-12' WHERE "entityId" = ANY ($1)`,
    [games],
  );
  const { decided, refused } = await decide('accept', games, keeper);
  expect([decided, refused.length]).toEqual([0, 1]);
  const { rows } = await site.pool.query(
    'SELECT "memberId", state FROM moderation.held_changes WHERE "entityId" = ANY ($1)',
    [games],
  );
  expect(rows).toEqual([{ memberId: author.id, state: 'open' }]);
});

test('refuses a reviewer’s undo that would be held, and the flag stays open', async () => {
  const keeper = await accepted('Débordée', 12);
  day += 1;
  const date = `2021-11-${String(day).padStart(2, '0')}`;
  const { data } = await registrar.mutate('game.record', { ...anotherGame, date });
  const { rows } = await site.pool.query<{ position: string }>(
    `INSERT INTO moderation.flags (kind, "entityId", revision, position, "actorId", competition, "recordedAt", reasons, weight)
     SELECT kind, "entityId", revision, position, "actorId", 'league-12', "recordedAt", '{disputed}', 3
     FROM activity_log WHERE kind = 'game' AND "entityId" = $1 RETURNING position`,
    [data['id']],
  );
  const undone = await keeper.mutate('moderation.undo', { position: rows[0]?.position });
  expect(undone.code).toBe('permission/denied');
  const flags = await site.pool.query('SELECT state FROM moderation.flags WHERE "entityId" = $1', [
    data['id'],
  ]);
  expect(flags.rows).toEqual([{ state: 'open' }]);
});
