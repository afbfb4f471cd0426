import { randomUUID } from 'node:crypto';
import { type SettingsOutput, settingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { readSettings } from '@rondelle/gateway/settings/read-settings.ts';
import type { Tables } from '@rondelle/projections/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Gardien', 'admin');
}, 60_000);
afterAll(() => site.stop());

const change = (setting: string, value: unknown) => admin.tell('settings.change', { setting, value });
const shown = async (): Promise<SettingsOutput> =>
  settingsOutput.parse((await admin.ask('settings.list', {})).data);
const valueOf = async (setting: string) =>
  (await shown()).settings.find((one) => one.setting === setting)?.value;
const page = (headers: Record<string, string> = {}) => fetch(`${site.url}/fr/accueil`, { headers });

test('a setting holds at once, is told with who set it, and is undone', async () => {
  const words = { fr: 'Bonne saison à tous!', en: 'Have a good season!' };
  expect((await change('welcome', words)).status).toBe(200);
  const greeted = await site.visitor.ask('site.welcomeMessage', { lang: 'en' });
  expect(greeted.data).toEqual({ message: words.en });
  const [latest] = (await shown()).history;
  expect(latest).toMatchObject({ setting: 'welcome', before: null, after: words, by: { name: 'Gardien' } });
  const undone = await admin.tell('history.undo', { position: latest?.position });
  expect(undone.status).toBe(200);
  await expect.poll(() => valueOf('welcome'), { timeout: 5_000 }).toBeNull();
  await expect
    .poll(async () => (await site.visitor.ask('site.welcomeMessage', { lang: 'en' })).data, {
      timeout: 5_000,
    })
    .not.toEqual({ message: words.en });
});

test('the log holds no text, and the view says after a change what the log says', async () => {
  await change('privacyContact', 'vie-privee@example.org');
  expect((await site.visitor.ask('site.privacy', {})).data).toEqual({ contact: 'vie-privee@example.org' });
  const { rows } = await site.pool.query<{ data: string }>(
    "SELECT data::text FROM eventlog.events WHERE stream = 'site-1'",
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(({ data }) => data).join('\n')).not.toMatch(/example|saison/);
  expect(await readSettings(createDb<Tables>(site.pool))).toEqual({
    privacyContact: 'vie-privee@example.org',
  });
});

test('a site that is locked from the page is closed to visitors, and open to who may open it', async () => {
  expect((await page()).status).toBe(200);
  await change('siteState', 'locked');
  expect((await page()).status).toBe(503);
  expect(await (await fetch(`${site.url}/api/v1/nav`)).text()).toBe('maintenance-mode');
  const login = await fetch(`${site.url}/fr/connexion`);
  expect(login.status).toBe(200);
  const mine = await page({ cookie: `session=${admin.token}` });
  expect(mine.status).toBe(200);
  const other = await site.member('Ailier', 'supervisor');
  expect((await page({ cookie: `session=${other.token}` })).status).toBe(503);
  await change('siteState', null);
  expect((await page()).status).toBe(200);
});

test.each([
  ['siteState', 'gone'],
  ['firstSeason', '2005-2007'],
  ['livePerAddress', 0],
  ['socialPanel', 'yes'],
  ['externalAdmin', 'http://example.org'],
  ['externalAdmin', 'javascript:alert(1)'],
  ['siteContact', 'nobody'],
  ['welcome', 'one text alone'],
  ['welcome', { fr: 'seulement en français', en: '' }],
])('%s can not be %j', async (setting, value) => {
  const refused = await change(setting, value);
  expect([refused.status, refused.code]).toEqual([400, 'request/invalid']);
});

const open = () =>
  admin.tell('season.open', { slug: '1999-2000', startsOn: '1999-09-01', endsOn: '2000-04-30' });

test('a first season of before lets an earlier season be opened', async () => {
  expect((await open()).code).toBe('season/too-early');
  await change('firstSeason', '1999-2000');
  expect((await open()).status).toBe(200);
});

test('the link to a panel elsewhere carries a ticket that says once who came', async () => {
  await change('externalAdmin', 'https://panel.example.org/enter?from=rondelle');
  const { data } = await admin.tell<{ path: string }>('settings.panelTicket', {});
  const address = new URL(data.path);
  expect(address.origin).toBe('https://panel.example.org');
  expect(data.path).not.toContain(String(admin.token));
  const redeem = () =>
    fetch(`${site.url}/api/v1/admin/ticket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: address.searchParams.get('ticket') }),
    });
  expect(await (await redeem()).json()).toMatchObject({ username: 'Gardien', role: 'admin' });
  expect((await redeem()).status).toBe(401);
});

test('nobody else changes or sees them', async () => {
  const member = await site.member('Centre', 'specialSupervisor');
  const refused = await member.tell('settings.change', {
    commandId: randomUUID(),
    setting: 'siteState',
    value: 'locked',
  });
  expect(refused.code).toBe('permission/denied');
  expect((await site.visitor.ask('settings.list', {})).code).toBe('session/required');
});
