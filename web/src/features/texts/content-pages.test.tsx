import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { expect, test } from 'vitest';
import { render } from '../../testing/render.ts';
import { sampleCall } from '../../testing/sample-answers.ts';

const counts = { games: 12, finals: 10, goals: 61, teams: 4, leagues: 1, tournaments: 1 };
const season = { id: 2024, slug: '2024-2025', path: '/fr/2024-2025' };
const team = { id: 1, name: 'Loups de Jonquière', path: '/fr/loups' };
const noFeats = { biggestWin: null, highestScoring: null, shutouts: null, longestWinningStreak: null };
const paging = { page: 1, pages: 1, total: 0 };
const survey = {
  slug: 'rink-day',
  question: 'Quel jour?',
  html: '',
  opens: '2026-01-01',
  closes: null,
  isOpen: true,
  answers: [
    { id: 'a', label: 'Samedi', count: 3 },
    { id: 'b', label: 'Dimanche', count: 1 },
  ],
  total: 4,
};

/** Outputs of the queries of the content pages, besides the menu's. */
const outputs: Readonly<Record<string, unknown>> = {
  'content.text': {
    title: 'Questions',
    description: 'Des questions que l’on pose souvent.',
    updated: '2026-11-22',
    html: '<h2 id="un">Un</h2><p>Texte</p>',
    headings: [1, 2, 3].map((number) => ({ id: `h${number}`, title: `Partie ${number}` })),
  },
  'content.contactTicket': { ticket: '1.x' },
  'content.surveys': { surveys: [survey, { ...survey, slug: 'over', isOpen: false, closes: '2026-02-01' }] },
  'content.posts': { posts: [], paging },
  'content.post': {
    slug: 'first-snow',
    path: '/fr/b-first-snow',
    title: 'First snow',
    description: 'A post.',
    date: '2026-11-20',
    author: null,
    lang: 'en',
    html: '<p>Text</p>',
    newer: null,
    older: null,
  },
  'content.videos': { videos: [], tag: null, tags: [], playlists: [], paging },
  'content.video': {
    pid: 'dQw4w9WgXcQ',
    path: '/fr/video/dQw4w9WgXcQ',
    title: 'Finale',
    channel_title: null,
    published_at: '2026-03-29T18:00:00Z',
    duration_str: null,
    duration_sec: 250,
    view_count: null,
    thumbnail: null,
    tags: [],
    cid: null,
    description: '',
    html: '',
    like_count: null,
    dislike_count: null,
    like_dislike_ratio: null,
    favorite_count: null,
    comment_count: null,
    fetched_at: null,
    added_on: null,
    file: null,
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    playlists: [],
  },
  'statistics.get': {
    current: {
      season,
      counts,
      goalsPerGame: 6.1,
      outcomes: { homeWins: 5, awayWins: 4, ties: 1, regulation: 8, overtime: 1, shootout: 1, forfeits: 0 },
      months: [{ month: '2024-10', games: 10, goals: 61 }],
      margins: [{ margin: 10, games: 2 }],
      categories: [],
    },
    seasons: [{ season, counts }],
    total: counts,
  },
  'statistics.timeline': {
    seasons: [
      {
        season,
        startsOn: '2024-09-01',
        endsOn: '2025-04-30',
        counts,
        openedAt: null,
        tournaments: [{ of: { ...team, name: 'Coupe du Fjord' }, team, category: null }],
        leagues: [],
        feats: { ...noFeats, shutouts: { team, value: 3, others: [] } },
      },
    ],
    paging,
  },
  'site.links': { facebook: null },
};

const page = (url: string, more: Readonly<Record<string, unknown>> = {}) => {
  const sample = sampleCall();
  const known = { ...outputs, ...more };
  return render({
    url,
    call: async (path, input) => known[path] ?? sample(path, input),
  });
};

test.each([
  ['/fr/faq', ['Questions', 'Partie 2', 'Mis à jour le 22 novembre 2026', 'Nous écrire']],
  ['/en/changelog', ['Questions', 'Updated November 22, 2026']],
  ['/fr/contact', ['name="ticket" value="1.x"', 'name="topic"', 'name="website"', 'method="post"']],
  [
    '/fr/sondages',
    ['Quel jour?', '75', 'name="survey" value="rink-day"', 'Fermé depuis le 1er février 2026.'],
  ],
  ['/fr/sondages?answered=rink-day', ['Merci', '4 réponses']],
  ['/fr/blogue', ['Aucun billet']],
  ['/fr/b-first-snow', ['First snow', 'n’existe qu’en anglais', 'lang="en"', 'BlogPosting']],
  ['/en/videos', ['The list is empty.']],
  ['/fr/video/dQw4w9WgXcQ', ['Regarder sur', 'youtube.com', 'Ce lien quitte Rondelle', 'VideoObject']],
  ['/fr/statistiques', ['octobre 2024', '10 buts et plus', '6,10', 'Toutes les saisons']],
  ['/en/timeline', ['Coupe du Fjord', '3\u{A0}shutouts', 'Tournament winners']],
  ['/fr/facebook', ['n’a pas de page Facebook']],
  ['/fr/visite-guidee', ['Les derniers résultats', 'Les meneurs']],
  ['/fr/redirection?next=/fr/a-propos', ['Vous allez à', 'href="/fr/a-propos"']],
  ['/fr/redirection?next=//evil.example', ['ne mène à aucune page']],
  ['/en/splash', ['Enter', 'Find a team']],
  ['/fr/playground/sticky-play', ['La première colonne reste à gauche']],
])('%s displays its content', async (url, texts) => {
  const { status, body } = await page(url);
  expect(status).toBe(200);
  expect(body.match(/<h1/g)).toHaveLength(1);
  for (const words of texts) expect(body).toContain(words);
});

test('the footer links to the content pages, and is rendered on the server', async () => {
  const { body } = await page('/en/faq');
  for (const path of ['/en/changelog', '/en/guided-tour', '/en/contact', '/en/2024-2025/activity'])
    expect(body).toContain(`href="${path}"`);
  expect(body).not.toContain('<!--$!-->');
});

test('content pages and videos load no resources from other sites', async () => {
  for (const url of ['/fr/faq', '/fr/video/dQw4w9WgXcQ', '/fr/facebook']) {
    const { body } = await page(url);
    expect(body).not.toMatch(/<(iframe|embed|object)|(src|poster)="https?:/);
  }
});

test('the contact page displays a message when the site has no contact address', async () => {
  const { body } = await page('/fr/contact', { 'content.contactTicket': { ticket: null } });
  expect(body).toContain('n’a pas encore d’adresse');
  expect(body).not.toContain('name="message"');
});

test.each(['fr', 'en'] as readonly Language[])(
  'the first page of videos has one canonical path in %s',
  async (lang) => {
    expect(await page(`/${lang}/videos/page/1`)).toMatchObject({ status: 302, redirect: `/${lang}/videos` });
  },
);
