import type { Language } from '../../competition/lists.ts';
import type { TextPage } from '../content.ts';
import { laterPage, present, season, words } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { withoutUndefined, inLanguage } from './inputs.ts';

type InLanguage = { readonly lang: Language };

/** A text page, written by editors in `content/pages`. */
const textPage = <const F extends `/${string}`>(name: TextPage, path: { fr: F; en: `/${string}` }) =>
  page(
    { path, isInSitemap: true },
    {
      queries: {
        main: { path: 'content.text', input: ({ lang }: InLanguage) => ({ lang, name }) },
      },
    },
  );

/** Page 1 redirects to the path without a page number. */
const firstPage = ({ paging }: { readonly paging: { readonly page: number } }) => paging.page === 1;
type Paged = { readonly paging: { readonly page: number } };

/** Texts, blog, videos, statistics, contact form and surveys. */
export const contentPages = {
  faq: textPage('faq', { fr: '/faq', en: '/faq' }),
  participate: textPage('participate', { fr: '/participez', en: '/participate' }),
  instructions: textPage('instructions', { fr: '/instructions', en: '/instructions' }),
  features: textPage('features', { fr: '/fonctionnalites', en: '/features' }),
  changelog: textPage('changelog', { fr: '/nouveautes', en: '/changelog' }),
  workInProgress: textPage('workInProgress', { fr: '/travaux-en-cours', en: '/work-in-progress' }),
  /** Form for messages to the site's operators. */
  contact: page(
    { path: { fr: '/contact', en: '/contact' }, search: { sent: present }, isInSitemap: true },
    {
      queries: {
        main: { path: 'content.contactTicket', input: ({ lang }) => ({ lang, form: 'contact' as const }) },
      },
    },
  ),
  surveys: page(
    {
      path: { fr: '/sondages', en: '/surveys' },
      /** `answered`: the survey that was just answered; `already`: this browser had answered it before. */
      search: { answered: words(100), already: present },
      isInSitemap: true,
    },
    {
      queries: {
        main: { path: 'content.surveys', input: ({ lang }) => ({ lang, form: 'survey' as const }) },
      },
    },
  ),
  statistics: page(
    { path: { fr: '/statistiques', en: '/statistics' }, search: { season }, isInSitemap: true },
    {
      queries: {
        main: {
          path: 'statistics.get',
          input: ({ lang, values }, ongoing) =>
            withoutUndefined({ lang, sid: values.season ?? ongoing ?? undefined }),
        },
      },
      topics: () => ['season'],
    },
  ),
  timeline: page(
    { path: { fr: '/ligne-du-temps', en: '/timeline' }, search: { page: laterPage }, isInSitemap: true },
    {
      queries: {
        main: {
          path: 'statistics.timeline',
          input: ({ lang, values }) => ({ lang, page: values.page ?? 1 }),
        },
      },
    },
  ),
  blog: page(
    { path: { fr: '/blogue', en: '/blog' }, search: { page: laterPage }, isInSitemap: true },
    {
      queries: {
        main: { path: 'content.posts', input: ({ lang, values }) => ({ lang, page: values.page ?? 1 }) },
      },
    },
  ),
  post: page(
    { path: wordless('/b-:post~'), under: 'blog' },
    { queries: { main: { path: 'content.post', input: ({ lang, post }) => ({ lang, post }) } } },
  ),
  videos: page(
    { path: wordless('/videos'), isInSitemap: true },
    { queries: { main: { path: 'content.videos', input: inLanguage } } },
  ),
  videosPage: page(
    { path: wordless('/videos/page/:number#'), under: 'videos' },
    {
      queries: {
        main: { path: 'content.videos', input: ({ lang, number }) => ({ lang, page: number }) },
      },
      subject: (output: Paged, { lang }) => (firstPage(output) ? { path: `/${lang}/videos` } : {}),
    },
  ),
  videosByTag: page(
    {
      path: { fr: '/videos/etiquette/:tag~', en: '/videos/tag/:tag~' },
      search: { page: laterPage },
      under: 'videos',
    },
    {
      queries: {
        main: {
          path: 'content.videos',
          input: ({ lang, tag, values }) => ({ lang, tag, page: values.page ?? 1 }),
        },
      },
    },
  ),
  playlist: page(
    { path: wordless('/video/playlist/:pid~'), under: 'videos' },
    { queries: { main: { path: 'content.playlist', input: ({ lang, pid }) => ({ lang, pid }) } } },
  ),
  video: page(
    { path: wordless('/video/:vid~'), under: 'videos' },
    { queries: { main: { path: 'content.video', input: ({ lang, vid }) => ({ lang, vid }) } } },
  ),
  facebook: page(
    { path: wordless('/facebook') },
    { queries: { main: { path: 'site.links', input: inLanguage } } },
  ),
  tour: page({ path: { fr: '/visite-guidee', en: '/guided-tour' }, isInSitemap: true }),
  /** Forwards visitors of old URLs and programs to a page of this site. */
  redirect: page({
    path: { fr: '/redirection', en: '/redirect' },
    search: { next: 'address' },
    isUncrawled: true,
  }),
  splash: page({ path: wordless('/splash') }, { queries: { main: { path: 'site.nav', input: inLanguage } } }),
  stickyPlay: page({ path: wordless('/playground/sticky-play'), isUncrawled: true }),
};
