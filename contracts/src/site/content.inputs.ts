import { z } from 'zod';
import { lang, pageUpTo } from '../competition/parameters.ts';
import { textPages } from './content.ts';

const page = pageUpTo(99_999);
/** The same pattern as in the table of pages. */
const key = z.string().regex(/^\w[\w-]{0,99}$/);

const postKey = key.meta({ description: 'Key of the post.', example: 'first-snow' });
const tag = key.meta({ description: 'Key of a tag.', example: 'm13' });
const videoKey = key.meta({ description: 'Key of the video.', example: 'dQw4w9WgXcQ' });

export const textInput = z.object({ lang, name: z.enum(textPages) });
export const postsInput = z.object({ lang, page });
export const postInput = z.object({ lang, post: postKey });
export const videosInput = z.object({ lang, tag: tag.optional(), page });
export const videoInput = z.object({ lang, vid: videoKey });
export const playlistInput = z.object({ lang, pid: key });
/** `form` keeps the response out of the response cache, because the counts change without an event. */
export const surveysInput = z.object({ lang, form: z.literal('survey').default('survey') });

export const surveyAnswer = z.object({ survey: key, answer: key });
