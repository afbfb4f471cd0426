import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, openStoreOn } from '@rondelle/site/store.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { issueTicket } from '@rondelle/members/accounts/live-tickets.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables, AccountsDb } from '@rondelle/members/accounts/tables.ts';
import type { Pool } from 'pg';
import { WebSocket } from 'ws';
import { quantile } from './numbers.ts';
import { startServer } from './program.ts';

/**
 * Benchmark of live connections: 2,000 sockets, 200 of them in one chat room with 20 messages a second. Run by `npm
 * run bench:crowd`. Exits with 1 when the 99th percentile reaches 500 ms, or when a message is lost or doubled. An
 * argument such as `0.1` scales the crowd.
 */
const share = Number(process.argv[2] ?? 1);
const [crowd = 0, inRoom = 0, perSecond = 0] = [2_000, 200, 20].map((full) =>
  Math.max(1, Math.round(full * share)),
);
const seconds = 15;
const mostMs = 500;

type ChatMember = {
  readonly id: string;
  readonly number: number;
  readonly sessionId: string;
  readonly token: string;
};

const addChatMembers = async (pool: Pool, db: AccountsDb): Promise<ChatMember[]> => {
  const { rows } = await pool.query<{ id: string; number: number }>(
    `INSERT INTO accounts.members
       (id, username, "usernameKey", email, "emailKey", "passwordHash", language, "emailVerifiedAt", "createdAt")
     SELECT gen_random_uuid(), 'crowd' || n, 'crowd' || n, n || '@example.org', n || '@example.org', 'x', 'fr', now(),
       now() - interval '1 year'
     FROM generate_series(1, $1::int) n RETURNING id, number`,
    [inRoom],
  );
  await pool.query(
    `INSERT INTO accounts.consents ("memberId", kind, version)
     SELECT id, kind, '1' FROM accounts.members, (VALUES ('age'), ('adult')) given (kind)`,
  );
  const chatMembers: ChatMember[] = [];
  for (const { id, number } of rows) {
    const { id: sessionId, token } = await openSession(db, id, 'api', 'bench');
    chatMembers.push({ id, number, sessionId, token });
  }
  return chatMembers;
};

const addRoom = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO community.rooms (type, label) VALUES ('group', 'crowd') RETURNING id`,
  );
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `INSERT INTO community.room_members ("roomId", "memberId") SELECT $1, id FROM accounts.members`,
    [id],
  );
  return id;
};

const opened = (url: string, ticket: string | null, subscription: object, onText: (text: string) => void) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/trpc${ticket ? '?connectionParams=1' : ''}`);
    socket.once('error', reject);
    socket.on('open', () => {
      if (ticket) socket.send(JSON.stringify({ method: 'connectionParams', data: { ticket } }));
      socket.send(JSON.stringify({ id: 1, method: 'subscription', params: subscription }));
      resolve(socket);
    });
    socket.on('message', (data) => onText((data as Buffer).toString('utf8')));
  });

/** Records when each message was sent, by its text, and how long it took to reach each listener. */
const createClock = () => {
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  return {
    delays,
    send: (text: string) => void sentAt.set(text, performance.now()),
    hear: (frame: string) => {
      const now = performance.now();
      for (const [text] of frame.matchAll(/crowd message \d+/g)) {
        const begun = sentAt.get(text);
        if (begun !== undefined) delays.push(now - begun);
      }
    },
  };
};

const talk = async (
  url: string,
  chatid: number,
  chatMembers: readonly ChatMember[],
  clock: ReturnType<typeof createClock>,
) => {
  const sending: Promise<Response>[] = [];
  const begun = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await sleep(Math.max(0, begun + (n * 1_000) / perSecond - performance.now()));
    const text = `crowd message ${n}`;
    clock.send(text);
    sending.push(
      fetch(`${url}/trpc/chat.send`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${chatMembers[n % chatMembers.length]?.token}`,
        },
        body: JSON.stringify({ chatid, commandId: randomUUID(), text }),
      }),
    );
  }
  const responses = await Promise.all(sending);
  return responses.filter(({ ok }) => !ok).length;
};

/** Measures how long a page takes during the chat, in milliseconds. */
const lookAt = async (url: string, signal: AbortSignal): Promise<number[]> => {
  const times: number[] = [];
  while (!signal.aborted) {
    const begun = performance.now();
    await (await fetch(`${url}/fr/faq`)).arrayBuffer();
    times.push(performance.now() - begun);
    await sleep(50);
  }
  return times;
};

const measure = async (url: string, pool: Pool) => {
  const db = createDb<AccountTables>(pool);
  const chatMembers = await addChatMembers(pool, db);
  const chatid = await addRoom(pool);
  const clock = createClock();
  const sockets: WebSocket[] = [];
  for (const { number, sessionId } of chatMembers) {
    const ticket = await issueTicket(db, sessionId, [`chat:${number}`]);
    const subscription = { path: 'live.room', input: { lang: 'fr', chatid, after: 0 } };
    sockets.push(await opened(url, ticket, subscription, clock.hear));
  }
  const follow = { path: 'live.changes', input: { lang: 'fr', topics: ['league:1'] } };
  while (sockets.length < crowd) sockets.push(await opened(url, null, follow, () => undefined));
  await sleep(2_000);
  const ended = new AbortController();
  const looking = lookAt(url, ended.signal);
  const refused = await talk(url, chatid, chatMembers, clock);
  await sleep(1_500);
  ended.abort();
  const pages = await looking;
  for (const socket of sockets) socket.terminate();
  return { clock, refused, pages };
};

const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-crowd-'));
const settings = { dataDir: folder, databaseUrl: undefined, eventLogUrl: undefined };
const store = await openStoreOn(await openDatabase(settings), settings);
const pool = createPool(store.databaseUrl);
const site = await startServer('site', { databaseUrl: store.databaseUrl, livePerAddress: crowd + 10 });
try {
  const { clock, refused, pages } = await measure(site.url, pool);
  const wanted = perSecond * seconds * inRoom;
  const p99 = quantile(clock.delays, 0.99);
  process.stdout.write(
    `${JSON.stringify({
      sockets: crowd,
      inRoom,
      perSecond,
      told: clock.delays.length,
      wanted,
      refused,
      p50Ms: Math.round(quantile(clock.delays, 0.5)),
      p99Ms: Math.round(p99),
      maxMs: Math.round(quantile(clock.delays, 1)),
      pageP99Ms: Math.round(quantile(pages, 0.99)),
    })}\n`,
  );
  process.exitCode = clock.delays.length === wanted && refused === 0 && p99 < mostMs ? 0 : 1;
} finally {
  await site.stop();
  await pool.end();
  await store.close?.();
  await rm(folder, { recursive: true, force: true });
}
