import Echo from 'laravel-echo';
import pusher from 'pusher-js';
import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage, chatMember, type ChatMember } from './chat-site.ts';
import { result } from './gateway-site.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

// The types describe a module with the class as its default export; Node imports the class itself.
const PusherClient = pusher as unknown as typeof pusher.default;
type PusherClient = InstanceType<typeof PusherClient>;

let site: WritingSite;
let anne: ChatMember;
let bruno: ChatMember;
let chatid: number;
let clients: PusherClient[] = [];

beforeAll(async () => {
  site = await startWritingSite();
  [anne, bruno] = [await chatMember(site, 'Anne'), await chatMember(site, 'Bruno')];
  chatid = (await anne.mutate<{ id: number }>('chat.open', { kind: 'league', id: 11 })).data.id;
});
afterEach(() => {
  for (const client of clients) client.disconnect();
  clients = [];
});
afterAll(() => site?.stop());

const optionsOf = (who: ChatMember | null) => ({
  cluster: '',
  wsHost: 'localhost',
  wsPort: Number(new URL(site.url).port),
  forceTLS: false,
  enableStats: false,
  enabledTransports: ['ws' as const],
  channelAuthorization: {
    transport: 'ajax' as const,
    endpoint: `${site.url}/broadcasting/auth`,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
  },
});
const clientOf = (who: ChatMember | null): PusherClient => {
  const client = new PusherClient('rondelle', optionsOf(who));
  clients.push(client);
  return client;
};
const state = (client: PusherClient, name: string): (() => string) => {
  let now = 'waiting';
  const channel = client.subscribe(name);
  channel.bind('pusher:subscription_succeeded', () => (now = 'subscribed'));
  channel.bind('pusher:subscription_error', () => (now = 'refused'));
  return () => now;
};

describe('pusher-js', () => {
  test('gets a result on a public channel', async () => {
    const client = clientOf(null);
    const subscribed = state(client, 'league.11');
    await expect.poll(subscribed).toBe('subscribed');
    const received: unknown[] = [];
    client.channel('league.11').bind('changed', (data: unknown) => received.push(data));
    await site.write([result(801, 4)]);
    await expect.poll(() => received[0]).toMatchObject({ topics: ['league:11'] });
  });

  test('gets messages on a private channel, and members on a presence channel', async () => {
    const [one, other] = [clientOf(anne), clientOf(bruno)];
    const messages: { message: string; user: object }[] = [];
    const room = one.subscribe(`private-room.${chatid}`);
    room.bind('message', (data: { message: string; user: object }) => messages.push(data));
    const present = one.subscribe(`presence-room.${chatid}`) as ReturnType<PusherClient['subscribe']> & {
      members: { count: number; get: (id: string) => unknown };
    };
    const moves: string[] = [];
    present.bind('pusher:member_added', ({ id }: { id: string }) => moves.push(`+${id}`));
    present.bind('pusher:member_removed', ({ id }: { id: string }) => moves.push(`-${id}`));
    await expect.poll(() => present.subscribed && room.subscribed).toBe(true);
    expect(present.members.get(String(anne.number))).toMatchObject({ info: { username: 'Anne' } });
    other.subscribe(`presence-room.${chatid}`);
    await expect.poll(() => moves).toEqual([`+${bruno.number}`]);
    await sendMessage(bruno, chatid, 'Allez les Rouges');
    await expect
      .poll(() => messages)
      .toMatchObject([{ message: 'Allez les Rouges', user: { username: 'Bruno' } }]);
    other.disconnect();
    await expect.poll(() => moves).toEqual([`+${bruno.number}`, `-${bruno.number}`]);
  });

  test('is refused on channels without permission', async () => {
    const pair = (await anne.mutate<{ id: number }>('chat.createGroup', { label: 'À deux' })).data.id;
    const [visitor, member] = [clientOf(null), clientOf(bruno)];
    const refused = [
      state(visitor, `private-room.${chatid}`),
      state(member, `private-member.${anne.number}`),
      state(member, 'private-moderation'),
      state(member, `presence-room.${pair}`),
      state(member, 'nothing-of-ours'),
    ];
    const own = state(member, `private-member.${bruno.number}`);
    await expect.poll(() => refused.map((one) => one())).toEqual(refused.map(() => 'refused'));
    await expect.poll(own).toBe('subscribed');
  });
});

test('laravel-echo works with both kinds of channels', async () => {
  const echo = new Echo({ broadcaster: 'pusher', client: clientOf(anne) });
  const results: unknown[] = [];
  const output: unknown[] = [];
  let here: unknown[] = [];
  echo.channel('league.11').listen('.changed', (data: unknown) => results.push(data));
  echo
    .join(`room.${chatid}`)
    .here((people: unknown[]) => {
      here = people;
    })
    .listen('.message', (data: unknown) => output.push(data));
  await expect.poll(() => here).toMatchObject([{ username: 'Anne' }]);
  await site.write([result(802, 5)]);
  await sendMessage(bruno, chatid, 'Bonne partie');
  await expect.poll(() => output).toMatchObject([{ message: 'Bonne partie' }]);
  await expect.poll(() => results.length).toBeGreaterThan(0);
});

/** A plain WebSocket, for messages that no client sends. */
const raw = (path: string) => {
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}${path}`);
  const received: string[] = [];
  const frames: { event: string; data: unknown }[] = [];
  let code = 0;
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString('utf8')) as { event: string; data: unknown };
    frames.push(frame);
    received.push(frame.event);
  });
  socket.on('close', (closed) => {
    code = closed;
  });
  return { socket, heard: received, frames, code: () => code };
};

describe('the protocol', () => {
  test.each([
    ['/app/other?protocol=7', 4001],
    ['/app/rondelle?protocol=5', 4007],
    ['/app/rondelle', 4008],
  ])('closes %s with %s', async (path, code) => {
    const client = raw(path);
    await expect.poll(client.code).toBe(code);
    expect(client.heard).toEqual(['pusher:error']);
  });

  test('responds to pings, and refuses a signature that was used or is for another connection', async () => {
    const client = raw('/app/rondelle?protocol=7&client=js');
    await expect.poll(() => client.heard).toEqual(['pusher:connection_established']);
    const { socket_id, activity_timeout } = JSON.parse(String(client.frames[0]?.data));
    expect(activity_timeout).toBe(120);
    client.socket.send(JSON.stringify({ event: 'pusher:ping', data: {} }));
    await expect.poll(() => client.heard.at(-1)).toBe('pusher:pong');
    const channel = `private-room.${chatid}`;
    const auth = async (socketId: string) => {
      const response = await fetch(`${site.url}/broadcasting/auth`, {
        method: 'POST',
        headers: { authorization: `Bearer ${anne.token}` },
        body: new URLSearchParams({ socket_id: socketId, channel_name: channel }),
      });
      return ((await response.json()) as { auth: string }).auth;
    };
    const subscribe = (signature: string) =>
      client.socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: signature } }));
    subscribe(await auth('1.1'));
    await expect.poll(() => client.heard.at(-1)).toBe('pusher:subscription_error');
    const own = await auth(socket_id);
    subscribe(own);
    await expect.poll(() => client.heard.at(-1)).toBe('pusher_internal:subscription_succeeded');
    client.socket.send(JSON.stringify({ event: 'pusher:unsubscribe', data: { channel } }));
    client.socket.send('nonsense');
    client.socket.send(JSON.stringify({ event: 'client-typing', channel, data: {} }));
    await expect.poll(() => client.heard.at(-1)).toBe('pusher:error');
    subscribe(own);
    await expect.poll(() => client.heard.at(-1)).toBe('pusher:subscription_error');
    client.socket.close();
  });

  test('lets a client subscribe again in the frame after it unsubscribed', async () => {
    const client = raw('/app/rondelle?protocol=7');
    await expect.poll(() => client.heard).toEqual(['pusher:connection_established']);
    for (const event of ['pusher:subscribe', 'pusher:unsubscribe', 'pusher:subscribe'])
      client.socket.send(JSON.stringify({ event, data: { channel: 'league.11' } }));
    await expect.poll(() => client.heard.at(-1)).toBe('pusher_internal:subscription_succeeded');
    await site.write([result(803, 2)]);
    await expect.poll(() => client.heard.filter((event) => event === 'changed').length).toBe(1);
    client.socket.close();
  });
});

const signed = async (client: ReturnType<typeof raw>) => {
  await expect.poll(() => client.heard).toEqual(['pusher:connection_established']);
  const { socket_id } = JSON.parse(String(client.frames[0]?.data));
  const response = await fetch(`${site.url}/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${anne.token}` },
    body: new URLSearchParams({ socket_id, channel_name: `presence-room.${chatid}` }),
  });
  return (await response.json()) as { auth: string; channel_data: string };
};
const join = async () => {
  const client = raw('/app/rondelle?protocol=7');
  const data = { channel: `presence-room.${chatid}`, ...(await signed(client)) };
  return { ...client, join: () => client.socket.send(JSON.stringify({ event: 'pusher:subscribe', data })) };
};

describe('a presence channel', () => {
  const succeeded = 'pusher_internal:subscription_succeeded';

  test('delivers a message that was sent during the subscription once it has succeeded', async () => {
    const client = await join();
    const blocker = await site.pool.connect();
    // Anne's presence cannot be recorded meanwhile.
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM accounts.members WHERE id = $1 FOR UPDATE', [anne.id]);
    client.join();
    try {
      const isWaiting = async () => {
        const { rows } = await site.pool.query(
          `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%community.presences%'`,
        );
        return rows.length;
      };
      await expect.poll(isWaiting).toBe(1);
      await sendMessage(bruno, chatid, 'Entre-temps');
      await new Promise((resolve) => setTimeout(resolve, 200));
    } finally {
      await blocker.query('COMMIT');
      blocker.release();
    }
    const received = () => client.heard.filter((event) => event === succeeded || event === 'message');
    await expect.poll(received).toEqual([succeeded, 'message']);
    client.socket.close();
  });

  test('admits a member to a room with any number of people', async () => {
    await site.pool.query(`
      WITH added AS (
        INSERT INTO accounts.members (id, username, "usernameKey", email, "emailKey", "passwordHash", language)
        SELECT gen_random_uuid(), 'A' || n, 'crowd ' || n, n || '@crowd.test', n || '@crowd.test', '', 'fr'
        FROM generate_series(1, 130) n RETURNING id)
      INSERT INTO community.presences ("roomId", "memberId", "connectionId", until)
      SELECT ${chatid}, id, gen_random_uuid(), now() + interval '1 minute' FROM added`);
    const client = await join();
    client.join();
    await expect.poll(() => client.heard.at(-1)).toBe(succeeded);
    const { presence } = JSON.parse(String(client.frames.at(-1)?.data));
    expect(presence.ids).toContain(String(anne.number));
    client.socket.close();
    await site.pool.query('DELETE FROM community.presences');
  });
});
