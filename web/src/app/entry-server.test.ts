import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { render } from '../testing/render.ts';
import { sampleCall } from '../testing/sample-answers.ts';
import { hostileName } from '../testing/samples.ts';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/features/leaderboard/LeaderboardPage.tsx': { file: 'assets/leaders.js', css: ['assets/leaders.css'] },
};
const page = (url: string, call = sampleCall()) => render({ url, call, manifest });

/** The same router with slower French responses, so that renderings in both languages overlap. */
const slowInFrench = (call = sampleCall()) => {
  return async (path: string, input: unknown) => {
    const french = JSON.stringify(input).includes('"fr"');
    await new Promise((done) => setTimeout(done, french ? 5 : 1));
    return call(path, input);
  };
};

test('concurrent renderings in both languages keep their language', async () => {
  const urls = Array.from({ length: 10 }, (_, at) => (at % 2 ? '/en/home' : '/fr/accueil'));
  const pages = await Promise.all(urls.map((url) => page(url, slowInFrench())));
  for (const [at, { body }] of pages.entries()) {
    const [words, others] =
      at % 2 ? ['Latest results', 'Derniers résultats'] : ['Derniers résultats', 'Latest results'];
    expect(body).toContain(words);
    expect(body).not.toContain(others);
    expect(body).toContain(at % 2 ? '<html lang="en-CA"' : '<html lang="fr-CA"');
  }
});

test('a page’s state contains `today` when the site runs on a fixed day', async () => {
  const { body } = await render({
    url: '/fr/2024-2025',
    call: sampleCall(),
    manifest,
    today: '2024-11-08',
  });
  const data = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(body)?.[1];
  expect(JSON.parse(data ?? '')).toHaveProperty('today', '2024-11-08');
});

/** Results of a site without an open season. */
const callWithoutSeason = async (path: string, input: unknown) => {
  const result = await sampleCall()(path, input);
  return path === 'site.menu' ? Object.assign({}, result, { ongoingSeason: null, seasons: [] }) : result;
};

test('the arena screen states that there are no games when no season is open', async () => {
  const { body } = await page('/fr/ecran', callWithoutSeason);
  expect(body).toContain('<title>Écran d’aréna – Rondelle</title>');
  expect(body).toContain('Aucun match pour l’instant');
});

test('equal data renders equal bytes', async () => {
  expect((await page('/fr/2024-2025')).body).toBe((await page('/fr/2024-2025')).body);
});

test('the English registration page also links to the French terms', async () => {
  const { body } = await page('/en/register');
  expect(body).toMatch(/<a href="\/fr\/[^"]+" lang="fr" hrefLang="fr">/);
});

test('a hostile name cannot break out of the state script or the markup', async () => {
  const { body } = await page('/fr/2024-2025/tableau-des-meneurs');
  expect(body).not.toContain(hostileName);
  expect(body).not.toContain('<script>alert');
  const data = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(body)?.[1];
  expect(JSON.stringify(JSON.parse(data ?? ''))).toContain('<script>alert(1)');
});

test('a page has a title, a description, a canonical URL and alternate languages', async () => {
  const { status, body } = await page('/en/2024-2025/leaderboard?by=wins');
  expect(status).toBe(200);
  expect(body).toContain('<title>Leaderboard 2024-2025 – Rondelle</title>');
  expect(body).toMatch(/<meta name="description" content="The best teams of the 2024-2025 season[^"]+">/);
  const leaderboard = 'https://rondelle.test/en/2024-2025/leaderboard';
  const tableau = 'https://rondelle.test/fr/2024-2025/tableau-des-meneurs';
  expect(body).toContain(`<link rel="canonical" href="${leaderboard}">`);
  expect(body).toContain(`<link rel="alternate" href="${leaderboard}" hreflang="en-CA">`);
  expect(body).toContain(`<link rel="alternate" href="${tableau}" hreflang="fr-CA">`);
  expect(body).toContain(`<link rel="alternate" href="${tableau}" hreflang="x-default">`);
});

test('a later page of a list has its own canonical URL', async () => {
  const { body } = await page('/en/2024-2025/leaderboard?page=2');
  const later = 'https://rondelle.test/en/2024-2025/leaderboard?page=2';
  expect(body).toContain(`<link rel="canonical" href="${later}">`);
  expect(body).toContain('/fr/2024-2025/tableau-des-meneurs?page=2" hreflang="fr-CA">');
});

test("a page about an entity links to the other language with the entity's name in that language", async () => {
  const { status, body } = await page('/fr/2024-2025/c-12-m13-aaa');
  expect(status).toBe(200);
  const english = 'https://rondelle.test/en/2024-2025/c-12-u13-aaa';
  const french = 'https://rondelle.test/fr/2024-2025/c-12-m13-aaa';
  expect(body).toContain(`<link rel="alternate" href="${english}" hreflang="en-CA">`);
  expect(body).toContain(`<link rel="alternate" href="${french}" hreflang="x-default">`);
  expect(body).toContain('<a href="/en/2024-2025/c-12-u13-aaa" hrefLang="en" lang="en">');
});

test('a page keeps the search parameters that it knows and ignores all others', async () => {
  const plain = await page('/fr/2024-2025/tableau-des-meneurs?by=wins');
  expect(plain.body).toContain('<a href="/en/2024-2025/leaderboard?by=wins" hrefLang="en" lang="en">');
  const shared = await page(
    '/fr/2024-2025/tableau-des-meneurs?utm_source=lettre&by=wins&z=1&do=add-team&id=1',
  );
  expect(shared.body).toBe(plain.body);
});

test('URLs in structured data are absolute', async () => {
  const { body } = await page('/fr/2024-2025/c-12-m13-aaa');
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as { itemListElement: { item: string }[] },
  );
  expect(data.flatMap(({ itemListElement }) => itemListElement.map(({ item }) => item))).toEqual([
    'https://rondelle.test/fr/2024-2025',
    'https://rondelle.test/fr/2024-2025/ligues',
  ]);
});

test('a page loads its own scripts and styles, each once', async () => {
  const { body } = await page('/fr/2024-2025/tableau-des-meneurs');
  const [, chunks = ''] = /<script[^>]* data-chunks="([^"]*)"/.exec(body) ?? [];
  for (const file of ['entry.js', 'shared.js', 'leaders.js'])
    expect(chunks.split(' ').filter((chunk) => chunk === `/assets/${file}`)).toHaveLength(1);
  expect(body).toContain('<link rel="stylesheet" href="/assets/leaders.css">');
});

test.each(['/fr/donnees-ouvertes', '/en/open-data'])(
  'the accessible names of the sections of %s are unique',
  async (url) => {
    const { body } = await page(url);
    const names = [
      ...body.matchAll(/<section aria-labelledby=[^>]*>.*?<h2[^>]*>(.*?)<\/h2>/gs),
      ...body.matchAll(/role="region" aria-label="([^"]*)"/g),
    ].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...new Set(names)]);
  },
);

test('the returned hashes are those of all inline scripts', async () => {
  const { body, scriptHashes } = await page('/fr/accueil');
  const inline = [...body.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)];
  expect(inline).toHaveLength(2);
  const hashes = inline.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  expect(scriptHashes).toEqual(hashes.map((hash) => `sha256-${hash}`));
});

test.each([
  ['/fr/nulle-part', 'Page introuvable', 'Cette page a disparu.'],
  ['/en/2024-2026', 'Page not found', 'This page has gone missing.'],
  ['/fr/2024-2025/c-12-m13/r-3-saguenay/e-999-x', 'Cette équipe n’existe plus', 'Cette page a disparu.'],
])('%s is a 404 with an explanation', async (url, title, body) => {
  const rendered = await page(url);
  expect(rendered.status).toBe(404);
  expect(rendered.body).toContain(`<h1>${title}</h1>`);
  expect(rendered.body).toContain(body);
  expect(rendered.body).toContain('<meta name="robots" content="noindex">');
});

test('an unknown season is a 404 under the menu of the ongoing season', async () => {
  const call = sampleCall();
  const rendered = await page('/fr/1999-2000/equipes', async (path, input) => {
    if (!JSON.stringify(input).includes('1999-2000')) return call(path, input);
    throw Object.assign(new Error('no'), { cause: { name: 'DomainError', code: 'season/unknown' } });
  });
  expect(rendered.status).toBe(404);
  expect(rendered.body).toContain('<h1>Saison introuvable</h1>');
  expect(rendered.body).toContain('Saison 2024-2025');
});

test('a failing query is a 500 with its error, and a page with a retry button', async () => {
  const broken = new Error('the database is away');
  const rendered = await page('/fr/2024-2025/equipes', async (path, input) => {
    if (path === 'team.list') throw broken;
    return sampleCall()(path, input);
  });
  expect(rendered).toMatchObject({ status: 500, error: broken });
  expect(rendered.body).toContain('Réessayer');
  expect(rendered.body).not.toContain('the database is away');
});

test('a bare language redirects to the home page, a path in the other language to the translated path', async () => {
  expect(await page('/en')).toMatchObject({ status: 302, redirect: '/en/home' });
  expect(await page('/fr/2024-2025/teams?page=2')).toMatchObject({
    status: 302,
    redirect: '/fr/2024-2025/equipes?page=2',
  });
});

test('an entity under another name, category or season redirects to its canonical path with its search parameters', async () => {
  const sample = sampleCall();
  const call = async (path: string, input: unknown) =>
    path === 'category.get'
      ? { id: 12, name: 'U13 AAA', season: { id: 2024, slug: '2024-2025', path: '/en/2024-2025' } }
      : sample(path, input);
  expect(await page('/en/2024-2025/c-12-m13-aaa?a=b', call)).toMatchObject({
    status: 302,
    body: '',
    redirect: '/en/2024-2025/c-12-u13-aaa?a=b',
  });
});

test('an activity log filtered by an unknown member is a 404 that keeps the filter for correction', async () => {
  const sample = sampleCall();
  const rendered = await page('/en/2024-2025/activity?member=Nobody', async (path, input) => {
    if (path !== 'activity.list') return sample(path, input);
    throw Object.assign(new Error('no'), { cause: { name: 'DomainError', code: 'user/unknown' } });
  });
  expect(rendered.status).toBe(404);
  expect(rendered.body).toContain('<h1>Activity log</h1>');
  expect(rendered.body).toContain('value="Nobody"');
  expect(rendered.body).toContain('No member has this name or number.');
});

/** The sample site with games but none of them live. */
const withScores = (): ReturnType<typeof sampleCall> => {
  const sample = sampleCall();
  return async (path, input) => {
    if (path !== 'season.liveScores') return sample(path, input);
    const { season } = (await sample('season.home', input)) as { season: object };
    const games = (await sample('season.latestResults', input)) as { games: object[] };
    return { season, date: '2025-03-08', dates: [], live: [], games: games.games };
  };
};

test('an embed has no menu and no application script, and its links open outside the frame', async () => {
  const { status, body } = await page('/fr/embed/2024-2025/en-direct', withScores());
  expect(status).toBe(200);
  expect(body.match(/<h1/g)).toHaveLength(1);
  expect(body).toContain('<base target="_blank">');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toMatch(/<nav|id="state"|data-entry/);
});

test('a page links to its feed and its oEmbed', async () => {
  const scores = await page('/fr/2024-2025/en-direct', withScores());
  expect(scores.body).toMatch(/rel="alternate" href="[^"]*\/oembed\?[^"]*" type="application\/json\+oembed"/);
  const { body } = await page('/fr/2024-2025/derniers-resultats');
  expect(body).toMatch(/rel="alternate" href="[^"]*results\.rss\?[^"]*" type="application\/rss\+xml"/);
});

test('links from a list to the home page and back retain the chosen category', async () => {
  const list = await page('/fr/2024-2025/ligues/c-12-m13-aaa');
  expect(list.body).toContain('href="/fr/accueil?category=12"');
  const sample = sampleCall();
  const { body } = await page('/fr/accueil?category=12', async (path, input) =>
    path === 'site.welcomeMessage' ? { message: null, lang: null } : sample(path, input),
  );
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  expect(main).toContain('href="/fr/2024-2025/derniers-resultats?category=12"');
  expect(main).toContain('href="/fr/2024-2025/ligues/c-12-m13-aaa"');
  expect(/<nav.*?<\/nav>/s.exec(body)?.[0]).toContain('href="/fr/2024-2025/equipes/c-12-m13-aaa"');
  // The link to the displayed page leads to all categories.
  expect(body).not.toContain('href="/fr/accueil?category=12"');
});
