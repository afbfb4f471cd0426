import type { SiteState } from '@rondelle/contracts/site/settings.ts';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeSite } from './closed-site.ts';

const siteIn = (state: SiteState) => {
  const app = fastify();
  closeSite(app, () => state);
  for (const path of ['/healthz', '/fr/accueil', '/en/home', '/trpc/site.nav', '/api/v1/nav'])
    app.get(path, () => 'here');
  return async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
    return { status: statusCode, body, type: String(headers['content-type']) };
  };
};

test('lets requests through while the site is open', async () => {
  expect(await siteIn('open')('/fr/accueil')).toMatchObject({ status: 200, body: 'here' });
});

test.each([
  ['locked', 'Site en construction', 'Site under construction'],
  ['maintenance', 'Mise à jour en cours', 'Update in progress'],
] as const)(
  "shows a notice in both languages while the site is %s, the reader's language first",
  async (state, fr, en) => {
    const get = siteIn(state);
    const [french, english] = [await get('/fr/accueil'), await get('/en/home')];
    for (const { status, type, body } of [french, english]) {
      expect([status, type]).toEqual([503, 'text/html; charset=utf-8']);
      expect(body).toContain('noindex');
      // No links: every page of a closed site displays the same notice.
      expect(body).not.toContain('<a ');
    }
    expect(french.body.indexOf(fr)).toBeLessThan(french.body.indexOf(en));
    expect(english.body.indexOf(en)).toBeLessThan(english.body.indexOf(fr));
  },
);

test.each(['locked', 'maintenance'] as const)(
  'sends programs one word while the site is %s, and serves health checks',
  async (state) => {
    const get = siteIn(state);
    for (const url of ['/trpc/site.nav', '/api/v1/nav?lang=fr', '/broadcasting/auth'])
      expect(await get(url)).toMatchObject({ status: 503, body: 'maintenance-mode' });
    expect(await get('/healthz')).toMatchObject({ status: 200, body: 'here' });
  },
);
