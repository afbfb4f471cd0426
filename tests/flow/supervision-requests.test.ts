import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

type Known = Client & { readonly id: string };
type Notifications = {
  readonly notifications: readonly { id: string; title: string; body: string; path: string }[];
};
type Queue = { readonly waiting: readonly { member: { username: string }; competition: { id: number } }[] };

let site: WritingSite;
let chief: Known;
beforeAll(async () => {
  site = await startWritingSite();
  chief = await site.member('Cheffe', 'specialSupervisor');
});
afterAll(() => site?.stop());

const league = { kind: 'league', id: 11 } as const;
const elsewhere = { kind: 'league', id: 12 } as const;
const numberOf = async ({ id }: Known): Promise<number> => {
  const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [id]);
  return rows[0].number;
};
const notificationsOf = async (who: Client, lang = 'fr') =>
  (await who.query<Notifications>('notification.list', { lang })).data.notifications;
const titlesOf = async (who: Client, lang = 'fr') =>
  (await notificationsOf(who, lang)).map(({ title }) => title);
/** Marks everything as read. */
const readAll = async (who: Client) => {
  const [latest] = await notificationsOf(who);
  expect(await who.mutate('notification.readAll', { lang: 'fr', upTo: latest?.id ?? '0' })).toMatchObject({
    status: 200,
  });
};
const countOf = async (who: Client) => (await who.query('moderation.count', { lang: 'fr' })).data['open'];
const waitingFor = async (who: Client) =>
  (await who.query<Queue>('moderation.queue', { lang: 'fr' })).data.waiting.map(
    ({ member }) => member.username,
  );

test('notifies and counts a request for those who may accept it, and notifies the requester of the verdict', async () => {
  const [keeper, asker, stranger] = [
    await site.member('Gardienne'),
    await site.member('Volontaire'),
    await site.member('Étrangère'),
  ];
  await keeper.mutate('supervision.join', league);
  await chief.mutate('supervision.accept', { ...league, uid: await numberOf(keeper) });
  expect(await titlesOf(keeper)).toEqual(['Votre supervision est acceptée']);
  expect(await titlesOf(keeper, 'en')).toEqual(['You were accepted as a supervisor']);
  await readAll(chief);

  await asker.mutate('supervision.join', league);
  const [request] = await notificationsOf(keeper);
  expect(request).toMatchObject({ title: 'Volontaire demande à superviser', path: '/fr/revue' });
  expect(request?.body).not.toBe('');
  expect(await titlesOf(chief)).toContain('Volontaire demande à superviser');
  for (const other of [stranger, asker]) expect(await titlesOf(other)).toEqual([]);
  for (const judge of [chief, keeper]) {
    expect(await countOf(judge)).toBe(1);
    expect(await waitingFor(judge)).toEqual(['Volontaire']);
  }
  expect(await countOf(asker)).toBe(0);

  await keeper.mutate('supervision.decline', { ...league, uid: await numberOf(asker) });
  expect(await titlesOf(asker)).toEqual(['Votre supervision a pris fin']);
  for (const judge of [chief, keeper]) expect(await waitingFor(judge)).toEqual([]);
});

test('notifies once of requests in many competitions, until the first notification is read', async () => {
  const [busy, other] = [await site.member('Partout'), await site.member('Aussi')];
  const judge = await site.member('Débordée', 'admin');
  for (const competition of [league, elsewhere]) await busy.mutate('supervision.join', competition);
  await other.mutate('supervision.join', league);
  expect(await titlesOf(judge)).toEqual(['Partout demande à superviser']);
  // All of them are in the queue nevertheless.
  expect(await waitingFor(judge)).toEqual(['Partout', 'Partout', 'Aussi']);
  await readAll(judge);
  await other.mutate('supervision.join', elsewhere);
  expect(await titlesOf(judge)).toContain('Aussi demande à superviser');
});

test('a member who needs no approval creates no request', async () => {
  const judge = await site.member('Tranquille', 'admin');
  const keeper = await site.member('Superviseure', 'supervisor');
  await keeper.mutate('supervision.join', league);
  expect(await titlesOf(judge)).toEqual([]);
  expect(await waitingFor(judge)).not.toContain('Superviseure');
});
