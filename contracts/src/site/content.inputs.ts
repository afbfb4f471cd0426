import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';
import { textPages } from './content.ts';

const lang = language.default('fr');
const page = z.coerce.number().int().min(1).max(99_999).default(1);
/** The same pattern as in the table of pages. */
const key = z.string().regex(/^\w[\w-]{0,99}$/);

export const textInput = z.object({ lang, name: z.enum(textPages) });
export const postsInput = z.object({ lang, page });
export const postInput = z.object({ lang, post: key });
export const videosInput = z.object({ lang, tag: key.optional(), page });
export const videoInput = z.object({ lang, vid: key });
export const playlistInput = z.object({ lang, pid: key });
/** `form` keeps the response out of the response cache, because the counts change without an event. */
export const surveysInput = z.object({ lang, form: z.literal('survey').default('survey') });

export const surveyAnswer = z.object({ survey: key, answer: key });
