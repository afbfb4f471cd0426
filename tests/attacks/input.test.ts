import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clientOf } from '../flow/client.ts';
import { type GatewaySite, startGatewaySite } from '../flow/gateway-site.ts';
import { type RawConnection, rawConnection } from '../support/raw-connection.ts';
import { graph, set, typedArray } from '../support/superjson-inputs.ts';
import { expectWithin } from '../support/within.ts';

let site: GatewaySite;
let sockets: RawConnection[] = [];
beforeAll(async () => {
  site = await startGatewaySite({ mailer: { send: async () => undefined, inbox: null } });
  await clientOf(site.url, null).query('site.nav', {});
});
afterAll(() => site?.stop());
afterEach(() => {
  for (const { socket } of sockets) socket.destroy();
  sockets = [];
});

/** The gateway runs in this process, so the process's CPU time is what a request costs everybody else. */
const mostProcessorMs = 400;
const costOf = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  expectWithin(`processor time of ${what}`, (user + system) / 1_000, mostProcessorMs);
  return result;
};

type Refused = { readonly status: number; readonly text: string };
const read = async (response: Response): Promise<Refused> => ({
  status: response.status,
  text: await response.text(),
});
const get = (procedure: string, input: string) =>
  costOf(procedure, async () =>
    read(await fetch(`${site.url}/trpc/${procedure}?input=${encodeURIComponent(input)}`)),
  );
const post = (path: string, body: string, type = 'application/json') =>
  costOf(path, async () =>
    read(await fetch(`${site.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body })),
  );
/** Paths that read a request body before any login. */
const bodyPaths = ['/trpc/account.logIn', '/api/v1/auth/login', '/broadcasting/auth'] as const;

const overSocket = (message: string) =>
  costOf('a live message', async () => {
    const socket = await rawConnection(site.url);
    sockets.push(socket);
    socket.text(message);
    const text = () => socket.received().toString();
    await expect.poll(text).toContain('"error"');
    return { text: text(), socket };
  });
const subscribe = (input: unknown, id = 1) =>
  JSON.stringify({ id, method: 'subscription', params: { path: 'live.changes', input } });

const isRefused = ({ status, text }: Refused): void => {
  expect([status, text.slice(0, 300)]).toEqual([400, expect.stringContaining('request/invalid')]);
};

describe('inputs with superjson’s meta', () => {
  test('a graph of 24 levels in the URL of a query is refused', async () => {
    isRefused(await get('site.nav', JSON.stringify(graph(24))));
  });

  test('rejects a graph of 24 levels in a body', async () => {
    for (const path of bodyPaths.slice(0, 2)) isRefused(await post(path, JSON.stringify(graph(24))));
  });

  test('a typed array of 130 million items is refused', async () => {
    isRefused(await get('site.nav', JSON.stringify(typedArray(130_000_000))));
    isRefused(await post('/trpc/account.logIn', JSON.stringify(typedArray(130_000_000))));
  });

  test('a set of 808 kB is refused', async () => {
    isRefused(await post('/trpc/account.logIn', JSON.stringify(set(1_000))));
    const { status, text } = await post('/trpc/account.logIn', JSON.stringify(set(33_000)));
    expect([status, text]).toEqual([413, expect.stringContaining('request/too-long')]);
  });

  test('a graph over a live connection is refused', async () => {
    const { text } = await overSocket(subscribe(graph(24)));
    expect(text).toContain('request/invalid');
  });
});

describe('inputs that are refused before their schema is applied', () => {
  const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
  const wide = JSON.stringify(Array.from({ length: 25_000 }, () => 0));
  const long = JSON.stringify('e'.repeat(40_000));

  test.each([
    ['deeper', deep],
    ['wider', wide],
    ['longer', long],
  ])('an input %s than any form in a body is refused on every path', async (_what, value) => {
    for (const path of bodyPaths) {
      const refused = await post(path, `{"login":"a","password":"b","channels":["member:1"],"odd":${value}}`);
      isRefused(refused);
      expect([path, refused.text]).toEqual([path, expect.stringContaining('odd')]);
    }
  });

  test('an input deeper than any form in a URL is refused with its field', async () => {
    const refused = await get('site.nav', `{"odd":${deep}}`);
    isRefused(refused);
    expect(refused.text).toContain('"field":"odd"');
  });

  test('an input deeper than any form over a live connection is refused, and the connection stays open', async () => {
    const message = `{"id":1,"method":"subscription","params":{"path":"live.changes","input":{"odd":${deep}}}}`;
    const { text, socket } = await overSocket(message);
    expect(text).toContain('request/invalid');
    socket.text(subscribe({ lang: 'fr', topics: ['league:11'] }, 2));
    await expect.poll(() => socket.received().toString()).toContain('"started"');
  });

  test('a form from a browser without JavaScript redirects to its page', async () => {
    for (const field of ['__proto__', 'login', 'message'])
      for (const path of ['/fr/connexion', '/fr/s-1-fouineur']) {
        const body = new URLSearchParams([[field, `a\0${'x'.repeat(100)}`]]);
        const response = await fetch(`${site.url}${path}`, { method: 'POST', redirect: 'manual', body });
        expect([path, field, response.status]).toEqual([path, field, 303]);
      }
  });

  test('a body of another content type than JSON is not read', async () => {
    const { hostname, port } = new URL(site.url);
    const sent = httpRequest({
      hostname,
      port,
      path: '/trpc/account.logIn',
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
    });
    sent.on('error', () => undefined);
    // The body has no end: a server that waits for it would store everything that comes.
    sent.write(Buffer.alloc(1_000_000, 'x'));
    const [received] = (await once(sent, 'response')) as [{ statusCode: number }];
    expect(received.statusCode).toBe(415);
    sent.destroy();
  });

  test.each(['APPLICATION/JSON', 'Application/Json; charset=UTF-8'])(
    'a body of type %s is read: types are case-insensitive',
    async (type) => {
      const body = JSON.stringify({ lang: 'fr', login: 'Personne', password: 'glace-bleue' });
      expect((await post('/trpc/account.logIn', body, type)).status).toBe(401);
      expect((await post('/api/v1/auth/login', body, type)).status).toBe(401);
    },
  );

  test('a body with more bytes than any form is refused', async () => {
    for (const path of bodyPaths) {
      const { status, text } = await post(path, JSON.stringify({ login: ['x'.repeat(700_000)] }));
      expect([path, status, text]).toEqual([path, 413, expect.stringContaining('request/too-long')]);
    }
  });
});

describe('the codes and texts of errors', () => {
  /** Words that engines use in their errors for what they cannot parse, accept or find. */
  const engines =
    /JSON|token|position \d|Unexpected|procedure|Unsupported|Batch|Streaming|FST_|content-type|Content-Type|Body|Payload|Client Error|Exceeded|Malformed|required|ZodError|invalid_type|expected/;
  /** Checks only the message and the code, since the requested path comes from the reader. */
  const isOurs = (what: string, text: string): void => {
    const output = text.replaceAll(/"(?:path|code)":"[^"]*"/g, '');
    expect([what, engines.exec(output)?.[0]]).toEqual([what, undefined]);
    expect([what, /"request\/(?:invalid|too-long|unknown-path)"/.test(text)]).toEqual([what, true]);
  };
  const json = { 'content-type': 'application/json' };

  test.each<[string, string, RequestInit, number]>([
    ['an input that is no JSON', '/trpc/site.nav?input=%7Bx', {}, 400],
    ['a body that is no JSON', '/trpc/account.logIn', { method: 'POST', headers: json, body: '{"a":x' }, 400],
    ['no body', '/trpc/account.logIn', { method: 'POST', headers: json, body: '' }, 400],
    ['an unknown procedure', '/trpc/site.nothing', {}, 404],
    ['another method', '/trpc/account.logIn', {}, 405],
    ['an unsupported HTTP method', '/trpc/site.nav', { method: 'DELETE' }, 415],
    ['several queries at once', '/trpc/site.nav,site.nav?batch=1', {}, 400],
    ['a request for answers in pieces', '/trpc/site.nav', { headers: { accept: 'application/jsonl' } }, 406],
    ['parameters of a connection', '/trpc/site.nav?connectionParams=%7Bx', {}, 400],
    ['a body of text', '/trpc/account.logIn', { method: 'POST', body: '{}' }, 415],
    ['a body of bytes', '/trpc/account.logIn', { method: 'POST', body: Buffer.from('{}') }, 415],
    ['a REST body that is no JSON', '/api/v1/auth/login', { method: 'POST', headers: json, body: '{x' }, 400],
    ['a REST body of another kind', '/api/v1/auth/login', { method: 'POST', body: '{}' }, 400],
    ['an unknown call', '/api/v1/nothing', { method: 'POST' }, 404],
    ['channels that are no JSON', '/broadcasting/auth', { method: 'POST', headers: json, body: '[' }, 400],
    ['a body on a route without one', '/healthz', { method: 'POST', headers: json, body: '[' }, 400],
    ['a missing file', '/nothing.js', {}, 404],
  ])('the error for %s has our code and our text', async (what, path, init, status) => {
    const response = await fetch(`${site.url}${path}`, init);
    expect([what, response.status]).toEqual([what, status]);
    isOurs(what, await response.text());
  });

  test.each([
    ['a malformed request', 'rubbish\r\n\r\n', '400'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('the error for %s has our code and our text', async (what, text, status) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk))).on('error', () => undefined);
    socket.write(text);
    await once(socket, 'close');
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toContain(` ${status} `);
    isOurs(what, body);
  });

  test.each([
    ['a message that is no JSON', '{"a":x'],
    ['a null message', 'null'],
    ['a message without an id', '{"method":"query","params":{"path":"site.nav"}}'],
    ['a message of an unknown method', '{"id":1,"method":"odd","params":{"path":"site.nav"}}'],
    ['a procedure that is asked over HTTP', '{"id":1,"method":"query","params":{"path":"site.nav"}}'],
    ['an input that its schema refuses', subscribe({ lang: 'fr', topics: 'league:11' })],
  ])('the error for %s over a live connection has our code and our text', async (what, message) => {
    const { text } = await overSocket(message);
    isOurs(what, text.slice(text.indexOf('{')));
  });
});
