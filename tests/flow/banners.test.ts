import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

const image = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
];
const banner = {
  place: 'home',
  alt: { fr: 'Le tournoi d’hiver', en: 'The winter tournament' },
  url: 'https://tournoi.example.org/inscription',
  image,
};
type Banners = { id: number; place: string; alt: string; path: string; go: string }[];

let site: WritingSite;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite({ countVisitsEveryMs: 100 });
  admin = await site.member('Gardien', 'admin');
});
afterAll(() => site?.stop());

const visibleBanners = async (lang = 'fr') =>
  (await site.visitor.query<Banners>('banner.shown', { lang })).data;

test('banners are disabled by default; once enabled, they are displayed on their days and counted', async () => {
  expect((await admin.mutate('banner.add', banner)).status).toBe(200);
  await admin.mutate('banner.add', { ...banner, place: 'game', endsOn: '2020-01-01' });
  expect(await visibleBanners()).toEqual([]);
  await admin.mutate('settings.change', { setting: 'ads', value: true });
  const [one, ...others] = await visibleBanners('en');
  expect(others).toEqual([]);
  expect(one).toMatchObject({ place: 'home', alt: 'The winter tournament' });
  const picture = await fetch(site.url + String(one?.path));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(picture.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${site.url}/banners/${one?.id}-0.png`)).status).toBe(404);
  const click = await fetch(site.url + String(one?.go), { redirect: 'manual' });
  expect([click.status, click.headers.get('location')]).toEqual([302, banner.url]);
  const report = { page: 'home', lang: 'fr', device: 'desk', isView: false, banner: one?.id };
  const headers = { 'content-type': 'text/plain' };
  await fetch(`${site.url}/visits`, { method: 'POST', headers, body: JSON.stringify(report) });
  const counted = async () => {
    const { data } = await admin.query<{ banners: { id: number; views: number; clicks: number }[] }>(
      'banner.list',
      {},
    );
    return data.banners.find(({ id }) => id === one?.id);
  };
  await expect.poll(counted).toMatchObject({ views: 1, clicks: 1 });
  await admin.mutate('banner.switch', { id: one?.id, isOn: false });
  expect(await visibleBanners()).toEqual([]);
  expect((await fetch(site.url + String(one?.go), { redirect: 'manual' })).status).toBe(404);
});

test.each([
  ['a picture that is none', { image: ['bm8gcGljdHVyZQ=='] }],
  ['an address that is not https', { url: 'http://example.org' }],
  ['days in the wrong order', { startsOn: '2026-02-01', endsOn: '2026-01-01' }],
])('%s is refused', async (_, odd) => {
  expect((await admin.mutate('banner.add', { ...banner, ...odd })).code).toBe('request/invalid');
});

test('other members cannot add one', async () => {
  const member = await site.member('Ailier', 'specialSupervisor');
  expect((await member.mutate('banner.add', banner)).code).toBe('permission/denied');
});
