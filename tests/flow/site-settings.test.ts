import { randomUUID } from 'node:crypto';
import { type SettingsOutput, settingsOutput } from '@rondelle/contracts/site/settings.inputs.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { readSettings } from '@rondelle/gateway/settings/read-settings.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite();
  admin = await site.member('Gardien', 'admin');
});
afterAll(() => site?.stop());

const change = (setting: string, value: unknown) => admin.mutate('settings.change', { setting, value });
const listSettings = async (): Promise<SettingsOutput> =>
  settingsOutput.parse((await admin.query('settings.list', {})).data);
const valueOf = async (setting: string) =>
  (await listSettings()).settings.find((one) => one.setting === setting)?.value;
const page = (headers: Record<string, string> = {}) => fetch(`${site.url}/fr/accueil`, { headers });

test('a setting takes effect immediately, is listed with its author, and can be undone', async () => {
  const words = { fr: 'Bonne saison à tous!', en: 'Have a good season!' };
  expect((await change('welcome', words)).status).toBe(200);
  const welcome = await site.visitor.query('site.welcomeMessage', { lang: 'en' });
  expect(welcome.data).toEqual({ message: words.en, lang: 'en' });
  const [latest] = (await listSettings()).history;
  expect(latest).toMatchObject({ setting: 'welcome', before: null, after: words, by: { name: 'Gardien' } });
  const undone = await admin.mutate('history.undo', { position: latest?.position });
  expect(undone.status).toBe(200);
  await expect.poll(() => valueOf('welcome')).toBeNull();
  await expect
    .poll(async () => (await site.visitor.query('site.welcomeMessage', { lang: 'en' })).data)
    .not.toEqual({ message: words.en, lang: 'en' });
});

test('displays a message in one language to readers of both, marked with its language', async () => {
  const message = 'Les séries commencent samedi.';
  expect((await change('welcome', { fr: message, en: ' ' })).status).toBe(200);
  const welcome = await site.visitor.query('site.welcomeMessage', { lang: 'en' });
  expect(welcome.data).toEqual({ message, lang: 'fr' });
  expect((await change('welcome', { fr: ' ', en: '' })).status).toBe(200);
  expect(await valueOf('welcome')).toBeNull();
});

test('the log contains no texts, and the view has the values of the log after a change', async () => {
  await change('privacyContact', 'vie-privee@example.org');
  expect((await site.visitor.query('site.privacy', {})).data).toMatchObject({
    contact: 'vie-privee@example.org',
  });
  const { rows } = await site.pool.query<{ data: string }>(
    "SELECT data::text FROM eventlog.events WHERE stream = 'site-1'",
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map(({ data }) => data).join('\n')).not.toMatch(/example|saison/);
  expect(await readSettings(createDb<Tables>(site.pool))).toEqual({
    privacyContact: 'vie-privee@example.org',
  });
});

test('a locked site is closed to visitors, and open to those who may unlock it', async () => {
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
])('%s cannot be %j', async (setting, value) => {
  const refused = await change(setting, value);
  expect([refused.status, refused.code]).toEqual([400, 'request/invalid']);
});

const open = () =>
  admin.mutate('season.open', { slug: '1999-2000', startsOn: '1999-09-01', endsOn: '2000-04-30' });

test('a season before the first season can be opened after that setting is changed', async () => {
  expect((await open()).code).toBe('season/too-early');
  await change('firstSeason', '1999-2000');
  expect((await open()).status).toBe(200);
});

test('the link to an external panel contains a ticket that identifies the admin once', async () => {
  await change('externalAdmin', 'https://panel.example.org/enter?from=rondelle');
  const { data } = await admin.mutate<{ path: string }>('settings.panelTicket', {});
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

test('other members neither change nor see settings', async () => {
  const member = await site.member('Centre', 'specialSupervisor');
  const refused = await member.mutate('settings.change', {
    commandId: randomUUID(),
    setting: 'siteState',
    value: 'locked',
  });
  expect(refused.code).toBe('permission/denied');
  expect((await site.visitor.query('settings.list', {})).code).toBe('session/required');
});
