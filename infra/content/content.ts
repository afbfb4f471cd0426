import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { TextPage } from '@rondelle/contracts/site/content.ts';
import type { z } from 'zod';
import type { Markup } from './markdown.ts';
import type { playlistShape, postShape, surveyShape, textShape, videoShape } from './front-matter-schemas.ts';

export type Text = z.output<typeof textShape> & Markup;
export type Post = z.output<typeof postShape> & Markup;
export type Video = z.output<typeof videoShape> & Markup & { readonly description: string };
export type Playlist = z.output<typeof playlistShape> & Markup;
export type Survey = z.output<typeof surveyShape> & Markup;

export type InLanguages<T> = { readonly [L in Language]?: T };

/** All content written by editors, by key. */
export type Content = {
  /** The text pages, and the greeting `welcome`. */
  readonly texts: ReadonlyMap<TextPage | 'welcome', InLanguages<Text>>;
  readonly posts: ReadonlyMap<string, InLanguages<Post>>;
  readonly videos: ReadonlyMap<string, Video>;
  readonly playlists: ReadonlyMap<string, Playlist>;
  readonly surveys: ReadonlyMap<string, Survey>;
};

export const noContent: Content = {
  texts: new Map(),
  posts: new Map(),
  videos: new Map(),
  playlists: new Map(),
  surveys: new Map(),
};
