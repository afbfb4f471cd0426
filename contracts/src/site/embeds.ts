import { escapeHtml } from '../escape-html.ts';
import type { PageName } from './pages/pages.ts';
import { matchPath } from './routes.ts';

/** Embeddable pages with the size of the frame in pixels. The embed's path has `/embed` after the language. */
const sizes: Partial<Record<PageName, { readonly width: number; readonly height: number }>> = {
  league: { width: 640, height: 560 },
  team: { width: 480, height: 640 },
  liveScores: { width: 480, height: 640 },
};

export type Embed = { readonly path: string; readonly width: number; readonly height: number };

export const isEmbeddable = (name: PageName): boolean => sizes[name] !== undefined;

/** Returns the embed of the page at a path (with language); null when the page is not embeddable. */
export const embedOf = (path: string): Embed | null => {
  const match = matchPath(path);
  const size = match ? sizes[match.page.page] : undefined;
  return size ? { path: path.replace(/^\/(fr|en)\//, '/$1/embed/'), ...size } : null;
};

/** Returns the HTML that displays an embed on another site. */
export const embedCode = (origin: string, { path, width, height }: Embed, title: string): string =>
  `<iframe src="${escapeHtml(origin + path)}" width="${width}" height="${height}" title="${escapeHtml(title)}" ` +
  'style="border:0;max-width:100%" loading="lazy"></iframe>';
