import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { createFolderMailer } from '@rondelle/infra/mail/folder-mailer.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { browserOf, newcomer } from '../flow/accounts-site.ts';
import { type GatewaySite, startGatewaySite } from '../flow/gateway-site.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await startWritingSite();
}, 60_000);
afterAll(() => site.stop());

const local: { readonly stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of local.splice(0)) await one.stop();
});

/** A site without a mail server, which keeps its mails in a folder. */
const siteWithInbox = async (publicUrl: string | undefined): Promise<GatewaySite> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondelle-inbox-'));
  const mailer = createFolderMailer(folder);
  const started = await startGatewaySite(publicUrl === undefined ? { mailer } : { mailer, publicUrl });
  local.push({
    stop: async () => {
      await started.stop();
      await rm(folder, { recursive: true, force: true });
    },
  });
  return started;
};

/** Asks for the inbox under the name that a browser on the same machine would send. */
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
  test('are closed where the site is public, also behind a proxy that says nothing of itself', async () => {
    const open = await siteWithInbox('https://rondelle.example');
    expect(await inboxOf(open)).toBe(404);
    // Nobody is sent to a page that does not answer.
    expect(await browserOf(open.url).tell('register', newcomer)).toMatchObject({ data: { inbox: null } });
  });

  test('are read on the machine itself under its own name, and through no proxy', async () => {
    const own = await siteWithInbox('http://localhost:3000');
    expect(await inboxOf(own)).toBe(200);
    expect(await inboxOf(own, { host: 'rondelle.example' })).toBe(404);
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
      expect([header, await inboxOf(own, { [header]: '192.0.2.1' })]).toEqual([header, 404]);
    expect(await browserOf(own.url).tell('register', newcomer)).toMatchObject({
      data: { inbox: pathsIn('fr').inbox() },
    });
  });
});

describe('strict transport', () => {
  const header = 'strict-transport-security';
  test.each(['/fr/accueil', '/fr/nulle-part', '/api/v1/nav', '/trpc/nothing', '/fr/%ff', '/healthz'])(
    'is asked for where the site is https: %s',
    async (path) => {
      for (let time = 0; time < 2; time += 1) {
        const { headers } = await fetch(site.url + path, { redirect: 'manual' });
        expect(headers.get(header)).toMatch(/^max-age=\d{8}$/);
      }
    },
  );

  test('is not asked for where it is not', async () => {
    const plain = await startGatewaySite({ publicUrl: 'http://localhost:3000' });
    local.push(plain);
    expect((await fetch(`${plain.url}/fr/accueil`)).headers.get(header)).toBeNull();
  });
});

const from = (origin: string) => browserOf(site.url, { origin }).tell('logOut');

describe('a request that changes something', () => {
  test.each([
    'http://rondelle.example',
    'https://rondelle.example:444',
    'https://rondelle.example.evil.example',
    'https://evil.example',
    'null',
  ])('is refused where it comes from %s', async (origin) => {
    expect(await from(origin)).toMatchObject({ status: 403, code: 'request/foreign-origin' });
  });

  test('is refused where it comes from the site’s own host without encryption', async () => {
    const { host } = new URL(site.url);
    expect((await from(`http://${host}`)).status).toBe(403);
    expect((await from(`https://${host}`)).status).toBe(200);
    expect((await from('https://rondelle.example')).status).toBe(200);
  });
});

const ask = async (token: string | null, channels: readonly string[]) =>
  (
    await fetch(`${site.url}/broadcasting/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ channels }),
    })
  ).status;
const numberOf = async (id: string): Promise<number> =>
  (await site.pool.query('SELECT number FROM accounts.members WHERE id = $1', [id])).rows[0].number;

describe('a ticket for private channels', () => {
  test('of what is to be reviewed is for whoever reviews something', async () => {
    const member = await site.member('Ailière', 'member', 'api');
    expect(await ask(member.token, ['moderation'])).toBe(403);
    expect(await ask(member.token, [`member:${await numberOf(member.id)}`, 'moderation'])).toBe(403);
    const special = await site.member('Réviseure', 'specialSupervisor', 'api');
    expect(await ask(special.token, ['moderation'])).toBe(200);
    expect((await member.tell('supervision.join', { kind: 'league', id: 11 })).status).toBe(200);
    expect(await ask(member.token, ['moderation', 'supervision:league-11'])).toBe(200);
    expect(await ask(member.token, ['supervision:league-12'])).toBe(403);
  });

  test('of a member is for themselves, whatever the role of who asks', async () => {
    const member = await site.member('Gardienne', 'member', 'api');
    const admin = await site.member('Patronne', 'masterAdmin', 'api');
    expect(await ask(admin.token, [`member:${await numberOf(member.id)}`])).toBe(403);
    expect(await ask(null, [`member:${await numberOf(member.id)}`])).toBe(401);
  });
});

describe('how long each part of an answer took', () => {
  type Who = { readonly token: string | null };
  const header = 'server-timing';
  const asking = ({ token }: Who) => (token === null ? {} : { cookie: `session=${token}` });
  const timingOf = async (who: Who, path: string, headers: Record<string, string> = asking(who)) =>
    (await fetch(site.url + path, { headers })).headers.get(header);
  const league = `/trpc/league.table?input=${encodeURIComponent(JSON.stringify({ lang: 'fr', sid: '2021-2022', cid: 1, rid: 1 }))}`;
  const page = '/fr/2021-2022/c-1-m11/r-1-montreal';

  test('is said to those whose role may see it, by name', async () => {
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

  test('is said to nobody else, also of what an admin was answered before', async () => {
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

  test('is not said while an admin stands in for a member', async () => {
    const admin = await site.member('Remplaçante', 'admin');
    const member = await site.member('Remplacée');
    expect(await timingOf(admin, page)).toMatch(/total/);
    await site.pool.query('UPDATE accounts.sessions SET "actingAs" = $1 WHERE "memberId" = $2', [
      member.id,
      admin.id,
    ]);
    expect(await timingOf(admin, page)).toBeNull();
  });

  test('is said no longer to who has lost the role', async () => {
    const admin = await site.member('Ancienne', 'admin');
    expect(await timingOf(admin, page)).toMatch(/total/);
    await site.pool.query("UPDATE accounts.members SET role = 'member' WHERE id = $1", [admin.id]);
    expect(await timingOf(admin, page)).toBeNull();
  });
});
