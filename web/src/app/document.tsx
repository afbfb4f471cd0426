import { escapeHtml } from '@rondelle/contracts/escape-html.ts';
import { createHash } from 'node:crypto';
import { type Language, languages } from '@rondelle/contracts/competition/lists.ts';
import { embedOf } from '@rondelle/contracts/site/embeds.ts';
import { fileAddress } from '@rondelle/contracts/site/files.ts';
import { filesOf, imageOf } from '@rondelle/contracts/site/page-files.ts';
import { pages } from '@rondelle/contracts/site/pages/pages.ts';
import { spriteId } from '../lib/page/crests.ts';
import { fullTitle, type Head } from '../lib/page/head.ts';
import type { PageLocation } from '../lib/page/page-location.ts';
import { m } from '../paraglide/messages.js';
import type { Chunk, ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { chunksOf } from './manifest.ts';
import { moduleOf } from './pages.ts';

const entry = 'src/app/entry-client.tsx';
const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

/**
 * Runs before the first paint. Sets the colour scheme, like Mantine's own script, but in half its length. Marks the
 * document when this browser has stored “my teams”, so that the newcomers' part never flashes. Sets the display
 * preferences (`lib/state/display.ts`). A browser may forbid reading its storage.
 */
const firstScript =
  '{const of=document.documentElement,kept=name=>{try{return localStorage.getItem(name)}catch{return null}},' +
  'scheme=kept("mantine-color-scheme-value");' +
  'of.dataset.mantineColorScheme=/^(light|dark)$/.test(scheme)?scheme:' +
  'matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";' +
  'of.toggleAttribute("data-mine",kept("my-teams")!==null);of.dataset.display=kept("display")??""}';
/** The first script; also records fields that are typed into before the application runs, for `app/worker/typed.ts`. */
const pageScript =
  `${firstScript};` +
  'addEventListener("input",self.typedEarly=({target})=>(typedEarly.into??=[]).push(target),!0)';
/**
 * Loads the application's scripts after the page is painted with its web fonts, or after one second without them, and
 * after the rest of the page, so that they do not delay the first paint.
 */
const startScript =
  '(({entry,chunks})=>{const painted=next=>requestAnimationFrame(()=>setTimeout(next));const load=()=>{' +
  'const add=(tag,of)=>document.head.append(Object.assign(document.createElement(tag),{fetchPriority:"low"},of));' +
  'for(const href of chunks.split(" "))add("link",{rel:"modulepreload",href});' +
  'add("script",{type:"module",src:entry})};' +
  'painted(()=>Promise.race([document.fonts.ready,new Promise(done=>setTimeout(done,1000))])' +
  '.then(()=>painted(load)))})(document.currentScript.dataset)';

/** The only other script of embeds: reloads them every minute while they are visible. */
const refreshScript = 'setInterval(()=>document.hidden||location.reload(),60000)';

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const hashes = {
  page: [pageScript, startScript].map(hashOf),
  embed: [firstScript, refreshScript].map(hashOf),
};

/** Returns the hashes of the only allowed inline scripts, for the content security policy. */
export const scriptHashesAt = ({ page }: PageLocation): readonly string[] =>
  page && pages[page.page].frame === 'embed' ? hashes.embed : hashes.page;

export type DocumentParts = {
  readonly html: string;
  /** SVG of the page's crests by key; each is drawn once. */
  readonly crests: ReadonlyMap<string, string>;
  readonly head: Head | null;
  readonly pageLocation: PageLocation;
  /** Path of the alternate-language page. */
  readonly otherPath: string;
  readonly origin: string;
  readonly manifest: ViteManifest;
  /** The page's data: JSON that is safe inside a script element. */
  readonly state: string;
  /** False for error pages and for what-if scenarios. */
  readonly indexed: boolean;
};

const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

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

/** A later page of a list is no copy of its first; other parameters only show the same content differently. */
const laterPageOf = (search: string): string => (/^page=\d+$/.test(search) ? `?${search}` : '');

const languageLinks = ({ pageLocation: { path, search, lang }, otherPath, origin }: DocumentParts) => {
  const pathIn = (to: Language) => `${origin}${to === lang ? path : otherPath}${laterPageOf(search)}`;
  return [
    link('canonical', pathIn(lang)),
    ...languages.map((to) => link('alternate', pathIn(to), ` hreflang="${locales[to]}"`)),
    link('alternate', pathIn('fr'), ' hreflang="x-default"'),
  ];
};

/** Path of the page's own share image, or of the site's. */
const imagePath = ({ lang, page }: PageLocation): string => {
  const image = page && imageOf(page);
  return image ? fileAddress(lang, image.name, 'png', image.values) : '/share.png';
};

/** The page's Open Graph type. */
const kindOf = ({ page }: PageLocation): string => {
  if (page?.page === 'post') return 'article';
  return page?.page === 'video' ? 'video.other' : 'website';
};

const shareTags = (head: Head, location: PageLocation, origin: string) => [
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

/** Hidden sprite of the crests that the page refers to; the browser adds those of later pages. */
const spriteOf = (crests: DocumentParts['crests']) => {
  const symbols = [...crests].map(
    ([key, mark]) => `<symbol id="${key}" viewBox="0 0 40 40">${mark}</symbol>`,
  );
  return `<svg id="${spriteId}" display="none">${symbols.join('')}</svg>`;
};

/** Discovery links: oEmbed of the page and the RSS feed of its results. */
const discoveryLinks = ({ pageLocation, origin }: DocumentParts, title: string) => {
  const { lang, path, page, search } = pageLocation;
  const results = page && filesOf(page, new URLSearchParams(search)).find(({ name }) => name === 'results');
  const named = ` title="${escapeHtml(title)}"`;
  // One of its two formats is enough for discovery.
  const oembed = `${origin}/oembed?${new URLSearchParams({ url: origin + path, format: 'json' }).toString()}`;
  return [
    ...(embedOf(path) ? [link('alternate', oembed, ` type="application/json+oembed"${named}`)] : []),
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

/** Scripts that hydrate the page; an embed has only its refresh script. */
const scriptsOf = ({ pageLocation: { page }, state, manifest }: DocumentParts, chunks: readonly Chunk[]) => {
  if (page && pages[page.page].frame === 'embed') return [`<script>${refreshScript}</script>`];
  const entryFile = manifest[entry]?.file;
  return [
    `<script type="application/json" id="state">${state}</script>`,
    entryFile ? start(chunks, entryFile) : '',
  ];
};

/** Tags that let a phone install the site as an app. */
const appTags = ({ lang }: PageLocation) => [
  link('manifest', `/${lang}.webmanifest`),
  link('apple-touch-icon', '/apple-touch-icon.png'),
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1b2e">',
];

/** Returns the HTML document around the rendered page. Call it with the page's language set. */
export const documentOf = (parts: DocumentParts): string => {
  const { html, crests, head, pageLocation, origin, manifest } = parts;
  const frame = pageLocation.page ? pages[pageLocation.page.page].frame : undefined;
  const indexed = parts.indexed && frame === undefined;
  const pageHead = head ?? { title: m.site_name(), description: m.site_description() };
  const chunks = chunksAt(manifest, pageLocation);
  return [
    `<!doctype html><html lang="${locales[pageLocation.lang]}" data-mantine-color-scheme="light"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(fullTitle(pageHead))}</title>`,
    meta('name', 'description', pageHead.description),
    '<meta name="color-scheme" content="light dark">',
    // Links of an embed open outside its frame.
    ...(frame === 'embed' ? ['<base target="_blank">'] : []),
    `<script>${frame === 'embed' ? firstScript : pageScript}</script>`,
    ...(indexed ? languageLinks(parts) : ['<meta name="robots" content="noindex">']),
    ...assetLinks(chunks),
    ...(indexed ? discoveryLinks(parts, pageHead.title) : []),
    ...shareTags(pageHead, pageLocation, origin),
    link('icon', '/icon.svg', ' type="image/svg+xml"'),
    ...(frame === 'embed' ? [] : appTags(pageLocation)),
    `</head><body><div id="root">${html}</div>${spriteOf(crests)}`,
    ...scriptsOf(parts, chunks),
    '</body></html>',
  ].join('');
};
