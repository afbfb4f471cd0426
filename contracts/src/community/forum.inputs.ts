import { z } from 'zod';
import { formDescription, cid, inUrl, lang, lid, page } from '../competition/parameters.ts';
import { entityId } from '../competition/vocabulary.ts';
import { captcha } from '../membership/account.commands.ts';
import { textReasons } from '../moderation/text-reasons.ts';
import { lockReasons, pinReasons } from '../moderation/topic-reasons.ts';

/** `form` marks inputs whose responses are never cached, because posts are stored without an event. */
const fresh = { lang, form: z.literal('forum').default('forum').describe(formDescription) };
const topicId = entityId.meta({ description: 'Id of the topic of the forum.', example: 1 });
const postId = entityId.meta({ description: 'Id of the post of the forum.', example: 1 });
const words = z.string().max(80);

/** Topics of a category, of a league, or of the whole forum; `query` filters by words. */
export const ofTopics = z.object({
  ...fresh,
  cid: cid.optional(),
  lid: lid.optional(),
  query: words.optional().meta({ description: 'Only topics with these words.', example: 'm13 aaa' }),
  page,
});
export type OfTopics = z.output<typeof ofTopics>;

/** One page of a topic, chosen by its number or, with `at`, by a post on it. */
export const ofTopic = z.object({
  ...fresh,
  tid: inUrl(topicId),
  page,
  at: inUrl(postId).optional().describe('A post of the topic: the page that it is on is answered.'),
});
export type OfTopic = z.output<typeof ofTopic>;

export const ofLatestPosts = z.object({ ...fresh, cid: cid.optional(), lid: lid.optional() });
export type OfLatestPosts = z.output<typeof ofLatestPosts>;

export const ofMemberPosts = z.object({ ...fresh, uid: inUrl(entityId) });
/** The category or league of a new topic, to show its name. */
export const ofPlace = z.object({ ...fresh, cid: cid.optional(), lid: lid.optional() });

const command = z.object({ lang, commandId: z.uuid() });
/** An upper bound far above what is accepted; `admitText` reports texts that are too long. */
const text = z.string().max(10_000);
const title = z.string().max(1_000);

export const addTopic = command.extend({
  cid: entityId.nullable().default(null).meta({ example: null }),
  lid: entityId.nullable().default(null).meta({ example: null }),
  title: title.meta({ example: 'Patins à vendre' }),
  text: text.meta({ example: 'Taille 4, **aiguisés**.' }),
  captcha,
});
export type AddTopic = z.output<typeof addTopic>;
export const addPost = command.extend({
  tid: topicId,
  text: text.meta({ example: 'Merci @Patineuse!' }),
  /** The post that this one replies to. */
  quotedId: entityId.nullable().default(null).meta({ example: null }),
  captcha,
});
export type AddPost = z.output<typeof addPost>;

const inLanguage = z.object({ lang });
export const editPost = inLanguage.extend({
  id: postId,
  text: text.meta({ example: 'Merci à tous!' }),
  captcha,
});
export const reportPost = inLanguage.extend({ id: entityId, reason: z.enum(textReasons) });
export const ofPost = inLanguage.extend({ id: postId });
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
