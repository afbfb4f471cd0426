import { language, localDate } from '@rondelle/contracts/competition/vocabulary.ts';
import { z } from 'zod';

// Schemas of the YAML front matter of each kind of file.

const title = z.string().trim().min(1).max(200);
const description = z.string().trim().min(1).max(400);
const key = z.string().regex(/^\w[\w-]{0,99}$/);
const bilingual = z.strictObject({ fr: title, en: title });
/** A file in the folder `media`. */
const mediaFile = z.string().regex(/^\/media\/[\w./-]+$/);

export const textShape = z.strictObject({ title, description, updated: localDate.optional() });

export const postShape = z.strictObject({
  title,
  description,
  date: localDate,
  author: z.string().trim().min(1).max(80).optional(),
});

const instant = z.iso.datetime({ offset: true });
const count = z.int().nonnegative().nullish();
const tag = z.strictObject({
  name: z.string().trim().min(1).max(80),
  slug: key,
  type: z.string().max(40).nullish(),
  extra: z.string().max(200).nullish(),
});

/** A video's metadata. The field names are those of the programs that fetch it. */
export const videoShape = z.strictObject({
  pid: key,
  title,
  published_at: instant,
  tags: z.array(tag).max(30).default([]),
  cid: z.string().max(100).nullish(),
  channel_title: z.string().max(200).nullish(),
  duration_str: z.string().max(40).nullish(),
  duration_sec: count,
  view_count: count,
  like_count: count,
  dislike_count: count,
  like_dislike_ratio: z.number().nonnegative().nullish(),
  favorite_count: count,
  comment_count: count,
  thumbnail: z.string().max(500).nullish(),
  fetched_at: instant.nullish(),
  added_on: instant.nullish(),
  /** A video file in the folder `media`. */
  file: mediaFile.nullish(),
  url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullish(),
});

export const playlistShape = z.strictObject({ title: bilingual, videos: z.array(key).max(500) });

export const surveyShape = z.strictObject({
  question: bilingual,
  opens: localDate,
  closes: localDate.optional(),
  answers: z
    .array(z.strictObject({ id: key, fr: title, en: title }))
    .min(2)
    .max(20)
    .refine((answers) => new Set(answers.map(({ id }) => id)).size === answers.length),
});

/** Splits `faq.fr.md` into slug and language. */
export const contentFileName = z
  .string()
  .regex(/^[\w-]+\.(fr|en)\.md$/)
  .transform((file) => {
    const [slug = '', lang] = file.split('.');
    return { slug, lang: language.parse(lang) };
  });
