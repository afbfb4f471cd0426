import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { contactTicket } from '@rondelle/members/accounts/contact-tickets.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { siteNumber } from '@rondelle/members/site-contact.ts';
import { contentFixture } from '../support/content-fixture.ts';
import { type AccountsSite, browserOf, startAccountsSite } from './accounts-site.ts';
import { clientOf } from './client.ts';

const siteContact = 'site@example.org';
let site: AccountsSite;
beforeAll(async () => {
  site = await startAccountsSite({
    siteContact,
    contentFolder: contentFixture,
    contactFormMs: 30_000,
  });
});
afterAll(() => site?.stop());

const json = async (path: string): Promise<Record<string, unknown>> =>
  (await (await fetch(`${site.url}/api/v1${path}`)).json()) as Record<string, unknown>;

const ticket = async () =>
  (await clientOf(site.url, null).query<{ ticket: string }>('content.contactTicket', {})).data.ticket;
/** The ticket of a form that was opened a minute ago. */
const oldTicket = () => contactTicket(createDb<AccountTables>(site.pool), siteNumber, Date.now() - 60_000);
const postLetter = (fields: Record<string, string>) =>
  browserOf(site.url).send('/fr/contact', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

describe('the contact form', () => {
  const written = {
    name: 'Un lecteur',
    replyTo: 'lecteur@example.net',
    message: 'Il manque une ligue en Estrie.',
    hockeyAnswer: 'Washington',
    website: '',
    topic: 'error',
  };

  test('mails the message once, with its topic and the address for a reply', async () => {
    const visitor = clientOf(site.url, null);
    const hasty = { ...written, ticket: await ticket(), commandId: randomUUID() };
    expect(await visitor.mutate('content.contact', hasty)).toMatchObject({ code: 'contact/too-fast' });
    const letter = { ...hasty, ticket: await oldTicket() };
    for (let times = 0; times < 2; times += 1)
      expect(await visitor.mutate('content.contact', letter)).toMatchObject({ data: { sent: true } });
    const mail = await site.mailTo(siteContact);
    expect(mail.text).toContain('> Il manque une ligue en Estrie.');
    expect(mail.text).toContain('une erreur dans un');
    expect(JSON.stringify(mail)).toContain('lecteur@example.net');
    await site.settled();
    expect(site.mail.received.filter(({ to }) => to.includes(siteContact))).toHaveLength(1);
  });

  test('works without scripts too, and returns its field errors', async () => {
    const input = { ...written, name: 'Sans script', ticket: await oldTicket() };
    const wrong = await postLetter({ ...input, message: 'Allo' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      errors: [{ field: 'message', code: 'contact/message-length' }],
      values: { topic: 'error', name: 'Sans script' },
    });
    const sent = await postLetter(input);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/fr/contact?sent=1']);
    await expect.poll(() => site.mail.received.at(-1)?.text).toContain('Sans script');
  });

  test('discards a message with a filled honeypot field', async () => {
    const after = site.mail.received.length;
    const trapped = { ...written, website: 'https://spam.example', ticket: 'x', commandId: randomUUID() };
    expect(await clientOf(site.url, null).mutate('content.contact', trapped)).toMatchObject({
      data: { sent: true },
    });
    await site.settled();
    expect(site.mail.received.length).toBe(after);
  });
});

const surveyResponse = (browser: ReturnType<typeof browserOf>, survey: string, input: string) =>
  browser.send('/en/surveys', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ survey, answer: input }),
  });
const counts = async () => {
  const { surveys } = (
    await clientOf(site.url, null).query<{
      surveys: { slug: string; isOpen: boolean; answers: { id: string; count: number }[] }[];
    }>('content.surveys', { lang: 'en' })
  ).data;
  return surveys.map(({ slug, isOpen, answers }) => [slug, isOpen, answers.map(({ count }) => count)]);
};

describe('surveys', () => {
  test('a survey accepts one answer per browser, and counts it at once', async () => {
    const [one, other] = [browserOf(site.url), browserOf(site.url)];
    const first = await surveyResponse(one, 'rink-day', 'saturday');
    expect([first.status, first.headers.get('location')]).toEqual([303, '/en/surveys?answered=rink-day']);
    expect(one.lastCookies().join()).toMatch(/^answers=[\w-]{22}; .*HttpOnly/);
    const again = await surveyResponse(one, 'rink-day', 'sunday');
    expect(again.headers.get('location')).toBe('/en/surveys?answered=rink-day&already=1');
    await surveyResponse(other, 'rink-day', 'sunday');
    expect(await counts()).toEqual([
      ['rink-day', true, [1, 1]],
      ['over', false, [0, 0]],
    ]);
  });

  test('a survey rejects unknown answers and answers after its end, and stores no cookie', async () => {
    const browser = browserOf(site.url);
    for (const [survey, input] of [
      ['rink-day', 'never'],
      ['over', 'yes-it-is'],
      ['unheard', 'x'],
    ] as const)
      expect((await surveyResponse(browser, survey, input)).headers.get('location')).toBe('/en/surveys');
    expect((await counts()).map(([, , found]) => found)).toEqual([
      [1, 1],
      [0, 0],
    ]);
    const { rows } = await site.pool.query<{ voter: Buffer }>('SELECT voter FROM operations.survey_answers');
    expect(rows.map(({ voter }) => voter.length)).toEqual([32, 32]);
  });

  test('a survey rejects answers sent from another site', async () => {
    const response = await fetch(`${site.url}/fr/sondages`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ survey: 'rink-day', answer: 'sunday' }),
    });
    expect(response.status).toBe(403);
  });
});

describe('REST clients', () => {
  test('read videos, the most recent first, by tag and by key', async () => {
    const all = await json('/videos?lang=fr');
    expect(all).toMatchObject({
      videos: [{ pid: 'dQw4w9WgXcQ', thumbnail: null, path: '/fr/video/dQw4w9WgXcQ' }, { pid: 'own-film' }],
      playlists: [{ pid: 'finals', title: 'Finales' }],
      paging: { page: 1, pages: 1, total: 2 },
    });
    expect(await json('/videos?tag=m13')).toMatchObject({
      videos: [{ pid: 'own-film' }],
      tag: { name: 'M13' },
    });
    expect(await json('/videos/dQw4w9WgXcQ')).toMatchObject({
      view_count: 1200,
      description: 'La *finale* des M13 AA, jouée à l’aréna de Laval devant mille deux cents personnes.',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
    expect(await json('/videos/own-film')).toMatchObject({ file: '/media/film.mp4', url: null });
    for (const missing of ['/videos/nothing', '/videos?page=2', '/videos?tag=nothing'])
      expect((await fetch(`${site.url}/api/v1${missing}`)).status).toBe(404);
  });

  test('read posts, in the other language when there is no translation', async () => {
    expect(await json('/posts?lang=en')).toMatchObject({
      posts: [
        { slug: 'only-french', lang: 'fr', path: '/en/b-only-french' },
        { slug: 'first-snow', lang: 'en' },
      ],
    });
    const { html } = await json('/posts/first-snow?lang=en');
    expect(html).toMatch(/<a href="\/en\/\d{4}-\d{4}\/leagues">leagues<\/a>/);
    expect((await fetch(`${site.url}/api/v1/posts/nothing`)).status).toBe(404);
  });

  test('read the number of members and the welcome message', async () => {
    expect(await json('/site/stats')).toEqual({ members: 0, topics: 0, posts: 0 });
    expect(await json('/site/welcome-message?lang=en')).toEqual({ message: null, lang: null });
  });
});

describe('files', () => {
  test('are served for films and pictures of editors, but not for other types', async () => {
    const film = await fetch(`${site.url}/media/film.mp4`);
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    for (const path of ['/media/page.html', '/media/../blog/first-snow.fr.md', '/media/'])
      expect((await fetch(`${site.url}${path}`)).status).toBe(404);
  });

  test('list each page in both languages for search engines', async () => {
    const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect(xml).toContain('<loc>https://rondelle.example/fr/blogue</loc>');
    expect(xml).toContain(
      '<loc>https://rondelle.example/en/b-first-snow</loc>' +
        '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://rondelle.example/fr/b-first-snow"/>',
    );
    const files = await Promise.all(
      ['site', '2021-2022', '1999-2000', 'x'].map((file) => fetch(`${site.url}/sitemaps/${file}.xml`)),
    );
    expect(files.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    expect(await files[1]?.text()).toMatch(
      /<loc>https:\/\/rondelle\.example\/en\/2021-2022\/c-\d+-[^<]*\/e-/,
    );
  });
});
