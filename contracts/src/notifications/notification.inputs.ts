import { z } from 'zod';
import { followedKinds } from '../following/following.inputs.ts';
import { distinct, instant, language, position } from '../competition/vocabulary.ts';
import { deviceWants, digestTimes, notificationKinds } from './kinds.ts';

const inLanguage = z.object({ lang: language.default('fr') });

export const ofNotifications = inLanguage.extend({
  /** Notifications before this id, latest first. */
  before: position.optional(),
  show: z.enum(['all', 'unread']).default('all'),
});
export type OfNotifications = z.output<typeof ofNotifications>;

export const markRead = inLanguage.extend({
  id: position,
  isRead: z.boolean().default(true),
  /** Other notifications of the same bundle. */
  together: z.array(position).max(50).default([]),
});
/** `upTo`: the latest notification that was displayed, so that newer ones stay unread. */
export const markAllRead = inLanguage.extend({ upTo: position });
/** Reverts `markAllRead`; `readAt` comes from its response. */
export const unmarkAllRead = inLanguage.extend({ readAt: instant });

const kinds = distinct(z.enum(notificationKinds), notificationKinds.length);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Kinds for everything that the member follows (`all`, 0) or for one entity. */
export const chooseKinds = inLanguage.extend({
  kind: z.enum(['all', ...followedKinds]),
  id: z.int().min(0).max(2_147_483_647),
  inApp: kinds,
  push: kinds,
  mail: kinds,
});
export type ChooseKinds = z.output<typeof chooseKinds>;
export const resetKinds = chooseKinds.pick({ lang: true, kind: true, id: true });

export const chooseSettings = inLanguage.extend({
  digest: z.enum(digestTimes),
  quiet: z.object({ from: clock, to: clock }).nullable(),
  hidesScores: z.boolean(),
  showsPresence: z.boolean(),
});
export type ChooseSettings = z.output<typeof chooseSettings>;

const key = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+={0,2}$/);

/** The browser's push subscription. */
export const addDevice = inLanguage.extend({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.object({ p256dh: key(200), auth: key(100) }),
  /** The previous endpoint, when the browser replaced it. */
  instead: z
    .url({ protocol: /^https$/ })
    .max(1_000)
    .optional(),
});
export type AddDevice = z.output<typeof addDevice>;
export const changeDevice = inLanguage.extend({ id: position, wants: z.enum(deviceWants) });
export const ofDevice = inLanguage.extend({ id: position });
export const ofSettings = inLanguage;

/** Unsubscribe link of a mail: from digests, or from a group of mails to an address. */
export const unsubscribe = inLanguage.extend({
  token: z.string().regex(/^(\d{1,10}\.[\w-]{32}|(letters|account)\.[\w-]{43}\.[\w-]{22})$/),
  /** Subscribes again. */
  again: z.boolean().default(false),
});
