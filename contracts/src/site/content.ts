import { z } from 'zod';
import { paging } from '../competition/outputs.ts';
import { languages, localDate } from '../competition/vocabulary.ts';

// Content that editors write as files. HTML is rendered and sanitised when the files are read.

/** Pages whose text is one file per language: `content/pages/faq.fr.md`. */
export const textPages = [
  'faq',
  'participate',
  'instructions',
  'features',
  'changelog',
  'workInProgress',
] as const;
export type TextPage = (typeof textPages)[number];

/** A heading with its anchor id. */
const heading = z.object({ id: z.string(), title: z.string() });

/** A text of the site. `html` is sanitised: text markup and links only. */
export const textOutput = z.object({
  title: z.string(),
  description: z.string(),
  /** The last update as the editor entered it. */
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
  /** The language of the text: the other one when the post is not translated. */
  lang: z.enum(languages),
});
export type PostCard = z.infer<typeof postCard>;

/** Blog posts, latest first. */
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

/** A video by its key, with the metadata from the time of import. */
export const videoCard = z.object({
  pid: z.string(),
  path: z.string(),
  title: z.string(),
  channel_title: z.string().nullable(),
  published_at: z.iso.datetime({ offset: true }),
  duration_str: z.string().nullable(),
  duration_sec: count,
  view_count: count,
  /** An image on this site; null: the page draws a placeholder. */
  thumbnail: z.string().nullable(),
  tags: z.array(tagOutput),
});
export type VideoCard = z.infer<typeof videoCard>;

const playlistRef = z.object({ pid: z.string(), path: z.string(), title: z.string() });

/** `GET /api/v1/videos`, most recent first. */
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
  /** The description as sanitised HTML. */
  html: z.string(),
  like_count: count,
  dislike_count: count,
  like_dislike_ratio: z.number().nullable(),
  favorite_count: count,
  comment_count: count,
  fetched_at: z.iso.datetime({ offset: true }).nullable(),
  added_on: z.iso.datetime({ offset: true }).nullable(),
  /** A video file on this site for the page's player; null when it is only on another site. */
  file: z.string().nullable(),
  /** Its URL on another site. */
  url: z.url().nullable(),
  playlists: z.array(playlistRef),
});
export type VideoOutput = z.infer<typeof videoOutput>;

export const playlistOutput = playlistRef.extend({ html: z.string(), videos: z.array(videoCard) });

/** A survey with the number of votes for each answer. */
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
/** Open surveys first, then latest first. */
export const surveysOutput = z.object({ surveys: z.array(survey) });
