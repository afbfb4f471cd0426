import { startGateway } from '@rondelle/gateway/server.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { until } from '../support/until.ts';
import { webFixture } from '../support/web-fixture.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { result } from './gateway-site.ts';
import { type LiveClient, liveClient } from './live-site.ts';
import type { Client } from './client.ts';
import { startUnhintedGateway } from './second-gateway.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let member: Client & { readonly id: string };
let supervisor: Client & { readonly id: string };
let number: number;
let clients: LiveClient[] = [];

const numberOf = async (id: string): Promise<number> => {
  const { rows } = await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [id]);
  return rows[0].number;
};
beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Suivante', 'member', 'api');
  supervisor = await site.member('Superviseure', 'specialSupervisor', 'api');
  number = await numberOf(member.id);
});
afterAll(() => site?.stop());
afterEach(async () => {
  for (const client of clients) await client.close();
  clients = [];
});

const requestTicket = (
  who: { token: string | null },
  channels: unknown,
  headers: Record<string, string> = {},
  more: object = {},
) =>
  fetch(`${site.url}/broadcasting/auth`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who.token && { authorization: `Bearer ${who.token}` }),
      ...headers,
    },
    body: JSON.stringify({ channels, ...more }),
  });
const ticketFor = async (who: { token: string | null }, channels: readonly string[]): Promise<string> => {
  const { ticket } = await (await requestTicket(who, channels)).json();
  return ticket;
};
const open = (ticket: () => Promise<string>) => {
  const client = liveClient(site.url, { ticket, retryMs: 60_000 });
  clients.push(client);
  return client;
};
const own = () => `member:${number}`;

/** Sends a request during a log-out that ends first: the session that it has found is deleted. */
const requestDuringLogOut = async (request: (token: string) => Promise<Response>): Promise<Response> => {
  const { id, token } = await openSession(createDb<AccountTables>(site.pool), member.id, 'api', 'test');
  const leaving = await site.pool.connect();
  await leaving.query('BEGIN');
  await leaving.query('DELETE FROM accounts.sessions WHERE id = $1', [id]);
  const pending = request(token);
  const isWaiting = async () => {
    const { rowCount } = await site.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await until('the request at the session', isWaiting).finally(async () => {
    await leaving.query('COMMIT');
    leaving.release();
  });
  return pending;
};

describe('a ticket', () => {
  test('is refused when its member logs out during the request', async () => {
    expect((await requestDuringLogOut((token) => requestTicket({ token }, [own()]))).status).toBe(401);
    const response = await requestDuringLogOut((token) =>
      requestTicket({ token }, [own()], {}, { ifAllowed: true }),
    );
    expect([response.status, await response.json()]).toMatchObject([200, { ticket: null }]);
  });

  test('is issued only to those who may follow the channels', async () => {
    expect((await requestTicket({ token: null }, [own()])).status).toBe(401);
    expect((await requestTicket(member, [own()])).status).toBe(200);
    expect((await requestTicket(member, [`member:${number + 1}`])).status).toBe(403);
    expect((await requestTicket(member, ['supervision:league-11'])).status).toBe(403);
    expect((await requestTicket(supervisor, ['moderation', 'supervision:league-11'])).status).toBe(200);
    expect((await requestTicket(member, ['season:1'])).status).toBe(400);
    expect((await requestTicket(member, [])).status).toBe(400);
  });

  test("is not issued to a page of another site with the member's cookie", async () => {
    const cookie = { cookie: `session=${member.token}`, origin: 'https://elsewhere.example' };
    expect((await requestTicket({ token: null }, [own()], cookie)).status).toBe(403);
  });

  test('opens one connection for its channels and for public topics', async () => {
    const ticket = await ticketFor(member, [own()]);
    const liveConnection = open(async () => ticket);
    const [mine, others, everyone] = [
      liveConnection.follow([own()]),
      liveConnection.follow(['moderation']),
      liveConnection.follow(['league:11']),
    ];
    await expect.poll(() => mine.isOn() && everyone.isOn()).toBe(true);
    await expect.poll(() => others.errors[0]?.code).toBe('permission/denied');
    await member.mutate('game.record', { lang: 'fr', ...anotherGame });
    await expect.poll(() => [mine.topics(), everyone.topics()]).toEqual([[own()], ['league:11']]);
    const refused = open(async () => ticket);
    const again = refused.follow(['league:11']);
    await expect.poll(refused.closings).toBe(1);
    expect(again.isOn()).toBe(false);
  });

  test('is rejected when it is expired, invented, or its session has ended', async () => {
    const old = await ticketFor(member, [own()]);
    await site.pool.query('UPDATE accounts.live_tickets SET "expiresAt" = now() - interval \'1 second\'');
    const passing = await site.member('Passante', 'member', 'api');
    const ended = await ticketFor(passing, [`member:${await numberOf(passing.id)}`]);
    await site.pool.query('DELETE FROM accounts.sessions WHERE "memberId" = $1', [passing.id]);
    const refused = [old, 'x'.repeat(43), 'nonsense', ended].map((ticket) => open(async () => ticket));
    const followed = refused.map((liveConnection) => liveConnection.follow(['league:11']));
    await expect.poll(() => refused.map(({ closings }) => closings())).toEqual([1, 1, 1, 1]);
    expect(followed.map(({ isOn }) => isOn())).toEqual([false, false, false, false]);
  });

  test.each(['the session has ended', 'the member is banned'])(
    'ends its subscriptions immediately when %s',
    async (when) => {
      const removed = await site.member(
        when.includes('ended') ? 'Partie' : 'Bannie',
        'specialSupervisor',
        'api',
      );
      const ticket = await ticketFor(removed, ['supervision:league-11']);
      const followed = open(async () => ticket).follow(['supervision:league-11']);
      await expect.poll(followed.isOn).toBe(true);
      await (when.includes('ended')
        ? site.pool.query('DELETE FROM accounts.sessions WHERE "memberId" = $1', [removed.id])
        : site.pool.query('UPDATE accounts.members SET "bannedAt" = now() WHERE id = $1', [removed.id]));
      await site.write([result(when.includes('ended') ? 701 : 702, 3)]);
      await expect
        .poll(() => followed.errors[0]?.code)
        .toBe(when.includes('ended') ? 'session/required' : 'account/banned');
      expect(followed.topics()).toEqual([]);
    },
  );
});

type Queue = { entries: { entry: { position: string; subject: { id: number } } }[] };
const about = (gameId: number) => ({ gameId, seasonId: 1 });
/** Corrects a result that somebody else has confirmed, which is flagged for review. */
const correctConfirmed = async (names: readonly [string, string]): Promise<number> => {
  const [scorer, witness] = [await site.member(names[0]), await site.member(names[1])];
  const entered = await scorer.mutate('game.record', anotherGame);
  const gameId = Number(entered.data['id']);
  await witness.mutate('game.confirmResult', { ...about(gameId), side: 'away' });
  const { decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = aGame;
  const result = { homeGoals: 5, awayGoals: 2, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay };
  const output = { ...about(gameId), ...result, reason: 'typing-error' };
  expect((await scorer.mutate('game.correctResult', output)).status).toBe(200);
  return gameId;
};
const toReview = () => ticketFor(supervisor, ['moderation']);
const positionOf = async (gameId: number): Promise<string | undefined> => {
  const { data } = await supervisor.query<Queue>('moderation.queue', { lang: 'fr', state: 'open' });
  return data.entries.find(({ entry }) => entry.subject.id === gameId)?.entry.position;
};

describe('the channel of suspicious changes', () => {
  test('sends a hint once a change is in the queue, and another when it is decided', async () => {
    const followed = open(toReview).follow(['moderation']);
    await expect.poll(followed.isOn).toBe(true);
    let hintCount = followed.changes.length;
    const gameId = await correctConfirmed(['Pointeuse', 'Témoin']);
    // Queries only after a hint, as a page does.
    const foundOnHint = async () => {
      if (followed.changes.length === hintCount) return undefined;
      hintCount = followed.changes.length;
      return positionOf(gameId);
    };
    await expect.poll(foundOnHint).toBeDefined();
    const position = await positionOf(gameId);
    expect((await supervisor.mutate('moderation.approve', { position })).status).toBe(200);
    await expect.poll(() => followed.changes.length).toBeGreaterThan(hintCount);
    expect(await positionOf(gameId)).toBeUndefined();
  });

  test('sends a hint at another gateway when a change is decided at this one', async () => {
    const web = await webFixture();
    const other = await startGateway({
      port: 0,
      host: '127.0.0.1',
      db: createDb<Tables>(site.pool),
      log: site.log,
      hints: site.bus,
      web,
      mailer: { send: async () => undefined, inbox: null },
      logger: createLogger('silent'),
    });
    const gameId = await correctConfirmed(['Pointeur', 'Voisine']);
    await expect.poll(() => positionOf(gameId)).toBeDefined();
    const liveConnection = liveClient(other.url, { ticket: toReview });
    const followed = liveConnection.follow(['moderation']);
    await expect.poll(followed.isOn).toBe(true);
    const hintCount = followed.changes.length;
    const position = await positionOf(gameId);
    expect((await supervisor.mutate('moderation.approve', { position })).status).toBe(200);
    await expect.poll(() => followed.changes.length).toBeGreaterThan(hintCount);
    await liveConnection.close();
    await other.close();
    await web.remove();
  });

  test('notifies a reconnecting client of possible decisions during its absence', async () => {
    const before = open(toReview).follow(['moderation']);
    await expect.poll(before.isOn).toBe(true);
    const after = before.changes[0]?.position ?? '0';
    const back = open(toReview).follow(['moderation', 'league:12'], { after });
    await expect.poll(back.topics).toEqual(['moderation']);
  });
});

test('a member’s channel sends hints about their following from other sessions, and not to other members', async () => {
  const other = await site.member('Étrangère', 'member', 'api');
  const others = `member:${await numberOf(other.id)}`;
  const mine = open(() => ticketFor(member, [own()])).follow([own()]);
  const theirs = open(() => ticketFor(other, [others])).follow([others]);
  await expect.poll(() => mine.isOn() && theirs.isOn()).toBe(true);
  const [heardBefore, theirsBefore] = [mine.changes.length, theirs.changes.length];
  expect((await member.mutate('following.follow', { kind: 'team', id: 3 })).status).toBe(200);
  await expect.poll(() => mine.changes.length).toBe(heardBefore + 1);
  expect((await member.mutate('following.unfollow', { kind: 'team', id: 3 })).status).toBe(200);
  await expect.poll(() => mine.changes.length).toBe(heardBefore + 2);
  expect(theirs.changes.length).toBe(theirsBefore);
});

test('changes without a hint arrive within seconds, as on public pages: in the queue and for followers', async () => {
  // The gateway knows of earlier changes when it starts.
  await site.settled();
  const deaf = await startUnhintedGateway(site, 200);
  const tickets = { own: () => ticketFor(member, [own()]), queue: toReview };
  const connections = [
    liveClient(deaf.url, { ticket: tickets.own }),
    liveClient(deaf.url, { ticket: tickets.queue }),
  ];
  const [mine, queue] = [connections[0]?.follow([own()]), connections[1]?.follow(['moderation'])];
  await expect.poll(() => [mine?.isOn(), queue?.isOn()]).toEqual([true, true]);
  const before = [mine?.changes.length ?? 0, queue?.changes.length ?? 0] as const;
  expect((await member.mutate('following.follow', { kind: 'team', id: 1 })).status).toBe(200);
  await expect.poll(() => mine?.changes.length).toBe(before[0] + 1);
  expect(queue?.changes.length).toBe(before[1]);

  const gameId = await correctConfirmed(['Sourde', 'Sourd']);
  await expect.poll(() => queue?.changes.length).toBeGreaterThan(before[1]);
  const position = await positionOf(gameId);
  expect(position).toBeDefined();
  const decided = queue?.changes.length ?? 0;
  expect((await supervisor.mutate('moderation.approve', { position })).status).toBe(200);
  await expect.poll(() => queue?.changes.length).toBe(decided + 1);
  for (const liveConnection of connections) await liveConnection.close();
  await deaf.close();
});
