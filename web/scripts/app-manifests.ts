import type { Plugin } from 'vite';
import { type Language, languages } from '@rondelle/contracts/competition/lists.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { messagesIn } from './message-files.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Web app manifest of the site in one language. */
export const appManifest = (lang: Language, messages: ReturnType<typeof messagesIn>) => {
  const text = (key: string) => String(messages[key]);
  const paths = pathsIn(lang);
  const shortcut = (name: string, url: string) => ({
    name: text(name),
    url,
    icons: [icon(192, 'any')],
  });
  return {
    // The same id in both languages, so that a phone treats both manifests as one installed app.
    id: '/',
    lang: `${lang}-CA`,
    dir: 'ltr',
    name: `${text('site_name')} – ${text('site_tagline')}`,
    short_name: text('site_name'),
    description: text('site_description'),
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    background_color: '#ffffff',
    theme_color: '#0b2545',
    categories: ['sports'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
    ],
    shortcuts: [
      shortcut('nav_my_teams', `${paths.home()}#my-teams`),
      shortcut('nav_results', `${paths.launch()}?to=results`),
      shortcut('launch_game', `${paths.launch()}?to=game`),
    ],
    share_target: {
      action: paths.launch(),
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
};

/** Emits `<lang>.webmanifest` for each language, with texts from `messages`. */
export const appManifests = (): Plugin => ({
  name: 'rondelle:app-manifests',
  apply: 'build',
  generateBundle() {
    for (const lang of languages)
      this.emitFile({
        type: 'asset',
        fileName: `${lang}.webmanifest`,
        source: JSON.stringify(appManifest(lang, messagesIn(lang))),
      });
  },
});
