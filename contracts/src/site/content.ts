import { z } from 'zod';
import { paging } from '../competition/outputs.ts';
import { language, localDate } from '../competition/vocabulary.ts';

// What editors write as files, as the pages show it. Markup is made and cleaned where the files are read.

/** The pages whose words are one file in each language: `content/pages/faq.fr.md`. */
export const textPages = [
  'faq',
  'participate',
  'instructions',
  'features',
  'changelog',
  'workInProgress',
] as const;
export type TextPage = (typeof textPages)[number];

/** A heading of a text, by the id that links lead to. */
const heading = z.object({ id: z.string(), title: z.string() });

/** A text of the site. `html` is clean: only what a text is made of, and links. */
export const textOutput = z.object({
  title: z.string(),
  description: z.string(),
  /** The day of its latest change, as its editor says. */
  updated: localDate.nullable(),
  html: z.string(),
  headings: z.array(heading),
});
export type TextOutput = z.infer<typeof textOutput>;

const postCard = z.object({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  date: localDate,
  author: z.string().nullable(),
  /** The language that it is written in: the other one, where it has not been translated. */
  lang: language,
});
export type PostCard = z.infer<typeof postCard>;

/** The blog, latest first. */
export const postsOutput = z.object({ posts: z.array(postCard), paging });
export const postOutput = postCard.extend({
  html: z.string(),
  newer: postCard.nullable(),
  older: postCard.nullable(),
});

export const tagOutput = z.object({
  name: z.string(),
  slug: z.string(),
  type: z.string().nullable(),
  extra: z.string().nullable(),
});
export type TagOutput = z.infer<typeof tagOutput>;

const count = z.int().nonnegative().nullable();

/** A video by its key, with what was known of it when it was fetched. */
export const videoCard = z.object({
  pid: z.string(),
  path: z.string(),
  title: z.string(),
  channel_title: z.string().nullable(),
  published_at: z.iso.datetime({ offset: true }),
  duration_str: z.string().nullable(),
  duration_sec: count,
  view_count: count,
  /** A picture on this site; without one, it is drawn. */
  thumbnail: z.string().nullable(),
  tags: z.array(tagOutput),
});
export type VideoCard = z.infer<typeof videoCard>;

const playlistRef = z.object({ pid: z.string(), path: z.string(), title: z.string() });

/** `GET /api/v1/videos`: the most recent first. */
export const videosOutput = z.object({
  videos: z.array(videoCard),
  tag: tagOutput.nullable(),
  tags: z.array(tagOutput.extend({ path: z.string(), videos: z.int() })),
  playlists: z.array(playlistRef),
  paging,
});

/** `GET /api/v1/videos/{vid}` */
export const videoOutput = videoCard.extend({
  cid: z.string().nullable(),
  description: z.string(),
  /** The description as a text of the site. */
  html: z.string(),
  like_count: count,
  dislike_count: count,
  like_dislike_ratio: z.number().nullable(),
  favorite_count: count,
  comment_count: count,
  fetched_at: z.iso.datetime({ offset: true }).nullable(),
  added_on: z.iso.datetime({ offset: true }).nullable(),
  /** A film on this site, which its page plays; null where it can only be watched elsewhere. */
  file: z.string().nullable(),
  /** Where it can be watched, on a site of others. */
  url: z.url().nullable(),
  playlists: z.array(playlistRef),
});
export type VideoOutput = z.infer<typeof videoOutput>;

export const playlistOutput = playlistRef.extend({ html: z.string(), videos: z.array(videoCard) });

/** A question to everybody, with how often each answer was given. */
const survey = z.object({
  slug: z.string(),
  question: z.string(),
  html: z.string(),
  opens: localDate,
  closes: localDate.nullable(),
  isOpen: z.boolean(),
  answers: z.array(z.object({ id: z.string(), label: z.string(), count: z.int() })),
  total: z.int(),
});
export type SurveyOutput = z.infer<typeof survey>;
/** Open ones first, the latest first. */
export const surveysOutput = z.object({ surveys: z.array(survey) });
