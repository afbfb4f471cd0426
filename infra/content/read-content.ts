import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { textPages } from '@rondelle/contracts/site/content.ts';
import { z } from 'zod';
import type { Content, InLanguages, Playlist, Post, Survey, Text, Video } from './content.ts';
import { partsOf } from './front-matter.ts';
import { type Markup, renderMarkdown } from './markdown.ts';
import {
  contentFileName,
  playlistShape,
  postShape,
  surveyShape,
  textShape,
  videoShape,
} from './front-matter-schemas.ts';

/** The content folder that ships with the product. */
export const ownContent = fileURLToPath(new URL('../../content', import.meta.url));

/** Upper bound on file size. */
const mostBytes = 512_000;
const mostFiles = 5_000;

/** An invalid file, with the reason for its author. */
export type ContentError = { readonly file: string; readonly reason: string };
export type ReadContent = { readonly content: Content; readonly errors: readonly ContentError[] };

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError
    ? error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ')
    : String(error instanceof Error ? error.message : error);

/** Returns the Markdown files of a folder, sorted by name; empty when the folder does not exist. */
const filesIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .slice(0, mostFiles);
};

type Take = (file: string, front: unknown, body: string) => void;

const readFolder = async (
  root: string,
  folder: string,
  errors: ContentError[],
  take: Take,
): Promise<void> => {
  for (const file of await filesIn(path.join(root, folder))) {
    try {
      const where = path.join(root, folder, file);
      if ((await stat(where)).size > mostBytes) throw new Error(`it is larger than ${mostBytes} bytes`);
      const { front, body } = partsOf(await readFile(where, 'utf8'));
      take(file, front, body);
    } catch (error) {
      errors.push({ file: `${folder}/${file}`, reason: reasonOf(error) });
    }
  }
};

const textName = z.enum([...textPages, 'welcome']);
type TextName = z.output<typeof textName>;

/** Collects files that have one version per language, by key. */
const inLanguages =
  <K extends string, T extends object>(
    into: Map<K, InLanguages<T & Markup>>,
    keyOf: (slug: string) => K,
    shape: z.ZodType<T>,
  ): Take =>
  (file, front, body) => {
    const { slug, lang } = contentFileName.parse(file);
    const key = keyOf(slug);
    into.set(key, { ...into.get(key), [lang]: { ...shape.parse(front), ...renderMarkdown(body) } });
  };

type Alone<T> = T & Markup & { readonly description: string };

/** Collects files that contain both languages, keyed by `keyOf` or by file name. */
const alone =
  <T extends object>(
    into: Map<string, Alone<T>>,
    shape: z.ZodType<T>,
    keyOf: (front: T) => string | undefined = () => undefined,
  ): Take =>
  (file, front, body) => {
    const read = shape.parse(front);
    const key = keyOf(read) ?? file.replace(/\.md$/, '');
    if (into.has(key)) throw new Error(`${key} is in another file already`);
    into.set(key, { ...read, ...renderMarkdown(body), description: body.trim() });
  };

/** Reads a content folder. Invalid files are reported in `errors` and skipped. */
export const readContent = async (folder: string): Promise<ReadContent> => {
  const errors: ContentError[] = [];
  const texts = new Map<TextName, InLanguages<Text>>();
  const posts = new Map<string, InLanguages<Post>>();
  const videos = new Map<string, Video>();
  const playlists = new Map<string, Alone<Playlist>>();
  const surveys = new Map<string, Alone<Survey>>();
  const read = (name: string, take: Take) => readFolder(folder, name, errors, take);
  await read(
    'pages',
    inLanguages(texts, (slug) => textName.parse(slug), textShape),
  );
  await read(
    'blog',
    inLanguages(posts, (slug) => slug, postShape),
  );
  await read(
    'videos',
    alone(videos, videoShape, ({ pid }) => pid),
  );
  await read('playlists', alone(playlists, playlistShape));
  await read('surveys', alone(surveys, surveyShape));
  return { content: { texts, posts, videos, playlists, surveys }, errors };
};
