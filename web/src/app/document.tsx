import { createHash } from 'node:crypto';
import { ColorSchemeScript } from '@mantine/core';
import { type Language, languages } from '@rondelle/contracts/competition/lists.ts';
import { embedOf } from '@rondelle/contracts/site/embeds.ts';
import { fileAddress } from '@rondelle/contracts/site/files.ts';
import { filesOf, imageOf } from '@rondelle/contracts/site/page-files.ts';
import { pages } from '@rondelle/contracts/site/pages/pages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { spriteId } from '../lib/crests.ts';
import { fullTitle, type Head } from '../lib/head.ts';
import type { PageLocation } from '../lib/page-location.ts';
import { m } from '../paraglide/messages.js';
import { type KeptState, scriptJson } from './kept-answers.ts';
import type { Chunk, ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { chunksOf } from './manifest.ts';
import { moduleOf } from './pages.ts';

const entry = 'src/app/entry-client.tsx';
const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

const colorSchemeScript = renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" />);
const inlineScript = /<script[^>]*>([\s\S]*)<\/script>/.exec(colorSchemeScript)?.[1] ?? '';
/** Says before anything is painted that this browser keeps teams: what they take the place of is not shown first. */
const ownScript =
  'try{document.documentElement.toggleAttribute("data-mine",localStorage.getItem("my-teams")!==null)}catch{}';
/** The page is read before it is used: its scripts are asked for once it has been painted, and take nothing from that. */
const startScript =
  '(({entry,chunks})=>requestAnimationFrame(()=>setTimeout(()=>{const add=(tag,of)=>' +
  'document.head.append(Object.assign(document.createElement(tag),of));for(const href of chunks.split(" "))' +
  'add("link",{rel:"modulepreload",href});add("script",{type:"module",src:entry})})))(document.currentScript.dataset)';

/** What is shown inside another site has no other script: it is asked for again every minute that it is looked at. */
const refreshScript = 'setInterval(()=>document.hidden||location.reload(),60000)';

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const hashes = {
  page: [inlineScript, ownScript, startScript].map(hashOf),
  embed: [inlineScript, ownScript, refreshScript].map(hashOf),
};

/** Of the only inline scripts that run; for the content security policy. */
export const scriptHashesAt = ({ page }: PageLocation): readonly string[] =>
  page && pages[page.page].frame === 'embed' ? hashes.embed : hashes.page;

export type DocumentParts = {
  readonly html: string;
  /** The crests that it shows, by their keys: each is drawn once. */
  readonly crests: ReadonlyMap<string, string>;
  readonly head: Head | null;
  readonly pageLocation: PageLocation;
  /** Of the same page in the other language. */
  readonly otherPath: string;
  readonly origin: string;
  readonly manifest: ViteManifest;
  readonly state: KeptState;
  /** False for pages that say that something is not there, or what would be. */
  readonly indexed: boolean;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${attribute(href)}"${more}>`;
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${attribute(content)}">`;

const chunksAt = (manifest: ViteManifest, { page }: PageLocation) =>
  chunksOf(manifest, [entry, ...(page ? [moduleOf(page.page)] : [])]);

const assetLinks = (chunks: readonly Chunk[]) => {
  const fonts = chunks.flatMap(({ assets }) => assets ?? []).filter((file) => file.endsWith('.woff2'));
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return [
    ...[...styles].map((file) => link('stylesheet', `/${file}`)),
    ...fonts.map((file) =>
      link('preload', `/${file}`, ' as="font" type="font/woff2" crossorigin fetchpriority="low"'),
    ),
  ];
};

const start = (chunks: readonly Chunk[], entryFile: string) =>
  `<script data-entry="/${entryFile}" data-chunks="${chunks.map(({ file }) => `/${file}`).join(' ')}">${startScript}</script>`;

const languageLinks = ({ pageLocation: { path, lang }, otherPath, origin }: DocumentParts) => {
  const pathIn = (to: Language) => `${origin}${to === lang ? path : otherPath}`;
  return [
    link('canonical', `${origin}${path}`),
    ...languages.map((to) => link('alternate', pathIn(to), ` hreflang="${locales[to]}"`)),
    link('alternate', pathIn('fr'), ' hreflang="x-default"'),
  ];
};

/** The page's own picture where it has one. */
const imagePath = ({ lang, page }: PageLocation): string => {
  const image = page && imageOf(page);
  return image ? fileAddress(lang, image.name, 'png', image.values) : '/share.png';
};

/** What a page is to those who share it. */
const kindOf = ({ page }: PageLocation): string => {
  if (page?.page === 'post') return 'article';
  return page?.page === 'video' ? 'video.other' : 'website';
};

const sharing = (head: Head, location: PageLocation, origin: string) => [
  meta('property', 'og:site_name', m.site_name()),
  meta('property', 'og:type', kindOf(location)),
  meta('property', 'og:title', head.title),
  meta('property', 'og:description', head.description),
  meta('property', 'og:url', `${origin}${location.path}`),
  meta('property', 'og:image', origin + imagePath(location)),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:locale', locales[location.lang].replace('-', '_')),
  meta('name', 'twitter:card', 'summary_large_image'),
];

/** Nothing to see by itself: rows use its crests, and the browser adds those of later pages. */
const spriteOf = (crests: DocumentParts['crests']) => {
  const symbols = [...crests].map(
    ([key, mark]) => `<symbol id="${key}" viewBox="0 0 40 40">${mark}</symbol>`,
  );
  return `<svg id="${spriteId}" display="none">${symbols.join('')}</svg>`;
};

/** What programs find of a page beside it: how other sites show it, and the feed of its results. */
const beside = ({ pageLocation, origin }: DocumentParts, title: string) => {
  const { lang, path, page, search } = pageLocation;
  const results = page && filesOf(page, new URLSearchParams(search)).find(({ name }) => name === 'results');
  const named = ` title="${attribute(title)}"`;
  const oembed = (format: string) =>
    `${origin}/oembed?${new URLSearchParams({ url: origin + path, format }).toString()}`;
  return [
    ...(embedOf(path)
      ? ['json', 'xml'].map((format) => {
          const type = format === 'json' ? 'application/json+oembed' : 'text/xml+oembed';
          return link('alternate', oembed(format), ` type="${type}"${named}`);
        })
      : []),
    ...(results
      ? [
          link(
            'alternate',
            origin + fileAddress(lang, 'results', 'rss', results.values),
            ` type="application/rss+xml"${named}`,
          ),
        ]
      : []),
  ];
};

/** Scripts that take over the page; what other sites show stays as it is. */
const scriptsOf = ({ pageLocation: { page }, state, manifest }: DocumentParts, chunks: readonly Chunk[]) => {
  if (page && pages[page.page].frame === 'embed') return [`<script>${refreshScript}</script>`];
  const entryFile = manifest[entry]?.file;
  return [
    `<script type="application/json" id="state">${scriptJson(state)}</script>`,
    entryFile ? start(chunks, entryFile) : '',
  ];
};

/** What a phone needs to install the site. */
const ofApp = ({ lang }: PageLocation) => [
  link('manifest', `/${lang}.webmanifest`),
  link('apple-touch-icon', '/apple-touch-icon.png'),
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1b2e">',
];

/** The document around the rendered page. Call it in the page's language. */
export const documentOf = (parts: DocumentParts): string => {
  const { html, crests, head, pageLocation, origin, manifest } = parts;
  const frame = pageLocation.page ? pages[pageLocation.page.page].frame : undefined;
  const indexed = parts.indexed && frame === undefined;
  const said = head ?? { title: m.site_name(), description: m.site_description() };
  const chunks = chunksAt(manifest, pageLocation);
  return [
    `<!doctype html><html lang="${locales[pageLocation.lang]}" data-mantine-color-scheme="light"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${attribute(fullTitle(said))}</title>`,
    meta('name', 'description', said.description),
    '<meta name="color-scheme" content="light dark">',
    // Links lead out of the frame.
    ...(frame === 'embed' ? ['<base target="_blank">'] : []),
    colorSchemeScript,
    `<script>${ownScript}</script>`,
    ...(indexed ? languageLinks(parts) : ['<meta name="robots" content="noindex">']),
    ...assetLinks(chunks),
    ...(indexed ? beside(parts, said.title) : []),
    ...sharing(said, pageLocation, origin),
    link('icon', '/icon.svg', ' type="image/svg+xml"'),
    ...(frame === 'embed' ? [] : ofApp(pageLocation)),
    `</head><body><div id="root">${html}</div>${spriteOf(crests)}`,
    ...scriptsOf(parts, chunks),
    '</body></html>',
  ].join('');
};
