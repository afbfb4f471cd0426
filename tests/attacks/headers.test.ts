import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { createFolderMailer } from '@rondelle/infra/mail/folder-mailer.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserOf, newcomer } from '../flow/accounts-site.ts';
import { type GatewaySite, type SiteOptions, startGatewaySite } from '../flow/gateway-site.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
});
afterAll(() => site?.stop());

const local: { readonly stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of local.splice(0)) await one.stop();
});

/** A site without a mail server; it stores its mails in a folder. */
const siteWithInbox = async (options: SiteOptions): Promise<GatewaySite> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondelle-inbox-'));
  const mailer = createFolderMailer(folder);
  const started = await startGatewaySite({ mailer, ...options });
  local.push({
    stop: async () => {
      await started.stop();
      await rm(folder, { recursive: true, force: true });
    },
  });
  return started;
};

/** Requests the inbox with the host name that a browser on the same machine would send. */
const inboxOf = ({ url }: GatewaySite, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const host = `localhost:${port}`;
    const path = pathsIn('fr').inbox();
    request({ hostname: '127.0.0.1', port, path, headers: { host, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });

describe('the mails of a site without a mail server', () => {
  test.each<[string, SiteOptions]>([
    ['on a public site', { publicUrl: 'https://rondelle.example' }],
    ['on a site that listens to all addresses', { publicUrl: 'http://localhost:3000', host: '::' }],
  ])('mails cannot be read %s by a request that looks local', async (_where, options) => {
    const open = await siteWithInbox(options);
    expect(await inboxOf(open)).toBe(404);
    // No link leads to a page that returns 404.
    expect(await browserOf(open.url).mutate('register', newcomer)).toMatchObject({ data: { inbox: null } });
  });

  test('the mails are readable on the same machine under its own host name, but not through a proxy', async () => {
    const own = await siteWithInbox({ publicUrl: 'http://localhost:3000' });
    expect(await inboxOf(own)).toBe(200);
    expect(await inboxOf(own, { host: 'rondelle.example' })).toBe(404);
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
      expect([header, await inboxOf(own, { [header]: '192.0.2.1' })]).toEqual([header, 404]);
    expect(await browserOf(own.url).mutate('register', newcomer)).toMatchObject({
      data: { inbox: pathsIn('fr').inbox() },
    });
  });
});

test('a request that offers to upgrade to another protocol gets a response over HTTP/1.1', async () => {
  const { hostname, port } = new URL(site.url);
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
  const status = await new Promise((resolve, reject) => {
    request({ hostname, port, path: '/fr/accueil', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect(status).toBe(200);
});

describe('strict transport', () => {
  const header = 'strict-transport-security';
  test.each(['/fr/accueil', '/fr/nulle-part', '/api/v1/nav', '/trpc/nothing', '/fr/%ff', '/healthz'])(
    'is required when the site uses https: %s',
    async (path) => {
      for (let time = 0; time < 2; time += 1) {
        const { headers } = await fetch(site.url + path, { redirect: 'manual' });
        expect(headers.get(header)).toMatch(/^max-age=\d{8}$/);
      }
    },
  );

  test('is not required without https', async () => {
    const plain = await startGatewaySite({ publicUrl: 'http://localhost:3000' });
    local.push(plain);
    expect((await fetch(`${plain.url}/fr/accueil`)).headers.get(header)).toBeNull();
  });
});

const from = (origin: string) => browserOf(site.url, { origin }).mutate('logOut');

describe('requests that change something', () => {
  test.each([
    'http://rondelle.example',
    'https://rondelle.example:444',
    'https://rondelle.example.evil.example',
    'https://evil.example',
    'null',
  ])('a change is refused when its request comes from %s', async (origin) => {
    expect(await from(origin)).toMatchObject({ status: 403, code: 'request/foreign-origin' });
  });

  test('a change is refused when its request comes from the site’s own host without encryption', async () => {
    const { host } = new URL(site.url);
    expect((await from(`http://${host}`)).status).toBe(403);
    expect((await from(`https://${host}`)).status).toBe(200);
    expect((await from('https://rondelle.example')).status).toBe(200);
  });
});

const requestTicket = async (token: string | null, channels: readonly string[]) =>
  (
    await fetch(`${site.url}/broadcasting/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ channels }),
    })
  ).status;
const numberOf = async (id: string): Promise<number> =>
  (await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [id])).rows[0].number;

describe('tickets for private channels', () => {
  test('a ticket for the review queue is issued only to reviewers', async () => {
    const member = await site.member('Ailière', 'member', 'api');
    expect(await requestTicket(member.token, ['moderation'])).toBe(403);
    expect(await requestTicket(member.token, [`member:${await numberOf(member.id)}`, 'moderation'])).toBe(
      403,
    );
    const special = await site.member('Réviseure', 'specialSupervisor', 'api');
    expect(await requestTicket(special.token, ['moderation'])).toBe(200);
    expect((await member.mutate('supervision.join', { kind: 'league', id: 11 })).status).toBe(200);
    expect(await requestTicket(member.token, ['moderation', 'supervision:league-11'])).toBe(403);
    const uid = await numberOf(member.id);
    expect((await special.mutate('supervision.accept', { kind: 'league', id: 11, uid })).status).toBe(200);
    expect(await requestTicket(member.token, ['moderation', 'supervision:league-11'])).toBe(200);
    expect(await requestTicket(member.token, ['supervision:league-12'])).toBe(403);
  });

  test('a ticket for a member’s channel is issued only to that member, not to others of any role', async () => {
    const member = await site.member('Gardienne', 'member', 'api');
    const admin = await site.member('Patronne', 'masterAdmin', 'api');
    expect(await requestTicket(admin.token, [`member:${await numberOf(member.id)}`])).toBe(403);
    expect(await requestTicket(null, [`member:${await numberOf(member.id)}`])).toBe(401);
  });
});

describe('the Server-Timing header', () => {
  type Who = { readonly token: string | null };
  const header = 'server-timing';
  const cookieOf = ({ token }: Who) => (token === null ? {} : { cookie: `session=${token}` });
  const timingOf = async (who: Who, path: string, headers: Record<string, string> = cookieOf(who)) =>
    (await fetch(site.url + path, { headers })).headers.get(header);
  const league = `/trpc/league.table?input=${encodeURIComponent(JSON.stringify({ lang: 'fr', sid: '2021-2022', cid: 1, rid: 1 }))}`;
  const page = '/fr/2021-2022/c-1-m11/r-1-montreal';

  test('names the parts of a response for roles that may see them', async () => {
    const admin = await site.member('Chronométreuse', 'admin');
    for (let time = 0; time < 2; time += 1) {
      expect(await timingOf(admin, page)).toMatch(
        /^database;dur=[\d.]+;desc="\d+ times", league\.table;dur=[\d.]+, render;dur=[\d.]+, cache;desc="not used", total;dur=[\d.]+$/,
      );
      expect(await timingOf(admin, league)).toMatch(/league\.table;dur=[\d.]+, cache/);
      expect(await timingOf(admin, `/trpc/account.me?input=${encodeURIComponent('{"lang":"fr"}')}`)).toMatch(
        /session;dur=[\d.]+, account\.me;dur=/,
      );
      expect(await timingOf(admin, '/fr/nulle-part')).toMatch(/total;dur=/);
    }
    const program = await site.member('Chronométreur', 'superAdmin', 'api');
    const bearer = { authorization: `Bearer ${program.token}` };
    expect(await timingOf(program, '/api/v1/nav', bearer)).toMatch(/site\.nav;dur=/);
  });

  test('is not sent to anybody else, even for a response that an admin requested before', async () => {
    const admin = await site.member('Arbitre', 'admin');
    const others = [
      { token: null },
      { token: 'A'.repeat(43) },
      await site.member('Joueuse'),
      await site.member('Spéciale', 'specialSupervisor'),
    ];
    for (const path of [page, league, '/fr/nulle-part', '/api/v1/nav', '/fr/%ff'])
      for (const who of [admin, ...others, ...others])
        expect([path, await timingOf(who, path)]).toEqual([
          path,
          who === admin ? expect.stringContaining('total') : null,
        ]);
  });

  test('is not sent while an admin impersonates a member', async () => {
    const admin = await site.member('Remplaçante', 'admin');
    const member = await site.member('Remplacée');
    expect(await timingOf(admin, page)).toMatch(/total/);
    await site.pool.query('UPDATE accounts.sessions SET "actingAs" = $1 WHERE "memberId" = $2', [
      member.id,
      admin.id,
    ]);
    expect(await timingOf(admin, page)).toBeNull();
  });

  test('is no longer sent to an admin who lost the role', async () => {
    const admin = await site.member('Ancienne', 'admin');
    expect(await timingOf(admin, page)).toMatch(/total/);
    await site.pool.query("UPDATE accounts.members SET role = 'member' WHERE id = $1", [admin.id]);
    expect(await timingOf(admin, page)).toBeNull();
  });
});
