import { z } from 'zod';
import { entityId, language } from '../competition/vocabulary.ts';
import { captcha } from '../membership/account.commands.ts';
import { textReasons } from '../moderation/text-reasons.ts';
import { lockReasons, pinReasons } from '../moderation/topic-reasons.ts';

/** `form` marks inputs whose responses are never cached, because posts are stored without an event. */
const fresh = { lang: language.default('fr'), form: z.literal('forum').default('forum') };
const page = z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1);
const anId = z.coerce.number().pipe(entityId);

/** Topics of a category, of a league, or of the whole forum; `query` filters by words. */
export const ofTopics = z.object({
  ...fresh,
  cid: anId.optional(),
  lid: anId.optional(),
  query: z.string().max(80).optional(),
  page,
});
export type OfTopics = z.output<typeof ofTopics>;

/** One page of a topic, chosen by its number or, with `at`, by a post on it. */
export const ofTopic = z.object({ ...fresh, tid: anId, page, at: anId.optional() });
export type OfTopic = z.output<typeof ofTopic>;

export const ofLatestPosts = z.object({ ...fresh, cid: anId.optional(), lid: anId.optional() });
export type OfLatestPosts = z.output<typeof ofLatestPosts>;

export const ofMemberPosts = z.object({ ...fresh, uid: anId });
/** The category or league of a new topic, to show its name. */
export const ofPlace = z.object({ ...fresh, cid: anId.optional(), lid: anId.optional() });

const command = z.object({ lang: language.default('fr'), commandId: z.uuid() });
/** An upper bound far above what is accepted; `admitText` reports texts that are too long. */
const text = z.string().max(10_000);
const title = z.string().max(1_000);

export const addTopic = command.extend({
  cid: entityId.nullable().default(null),
  lid: entityId.nullable().default(null),
  title,
  text,
  captcha,
});
export type AddTopic = z.output<typeof addTopic>;
export const addPost = command.extend({
  tid: entityId,
  text,
  /** The post that this one replies to. */
  quotedId: entityId.nullable().default(null),
  captcha,
});
export type AddPost = z.output<typeof addPost>;

const inLanguage = z.object({ lang: language.default('fr') });
export const editPost = inLanguage.extend({ id: entityId, text, captcha });
export const reportPost = inLanguage.extend({ id: entityId, reason: z.enum(textReasons) });
export const ofPost = inLanguage.extend({ id: entityId });
/** `id`: the last post that the member has seen. */
export const readTopic = inLanguage.extend({ tid: entityId, id: entityId });
export const subscribe = inLanguage.extend({ tid: entityId, wanted: z.boolean() });
/** Held posts of one topic, or of all topics. */
export const ofHeldPosts = inLanguage.extend({ tid: entityId.optional() });
export const ofOwnTopic = inLanguage.extend({ tid: entityId });
/** A reason pins or locks the topic, null unpins or unlocks it; an absent field changes nothing. */
export const moderateTopic = inLanguage.extend({
  tid: entityId,
  pinned: z.enum(pinReasons).nullable().optional(),
  locked: z.enum(lockReasons).nullable().optional(),
});
export type ModerateTopic = z.output<typeof moderateTopic>;
