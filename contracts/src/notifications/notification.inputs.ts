import { z } from 'zod';
import { followedKinds } from '../following/following.inputs.ts';
import { distinct, instant, language, position } from '../competition/vocabulary.ts';
import { deviceWants, digestTimes, notificationKinds } from './kinds.ts';

const inLanguage = z.object({ lang: language.default('fr') });

export const ofNotifications = inLanguage.extend({
  before: position.optional().describe('Only notifications before this id, latest first.'),
  show: z.enum(['all', 'unread']).default('all').describe('`unread`: only what was not read.'),
});
export type OfNotifications = z.output<typeof ofNotifications>;

export const markRead = inLanguage.extend({
  id: position.meta({ description: 'Id of the notification.', example: '1' }),
  isRead: z.boolean().default(true).meta({ example: true }),
  /** Other notifications of the same bundle. */
  together: z.array(position).max(50).default([]),
});
/** `upTo`: the latest notification that was displayed, so that newer ones stay unread. */
export const markAllRead = inLanguage.extend({ upTo: position.meta({ example: '1' }) });
/** Reverts `markAllRead`; `readAt` comes from its response. */
export const unmarkAllRead = inLanguage.extend({
  readAt: instant.meta({ example: '2026-01-31T12:00:00.000Z' }),
});

const kinds = distinct(z.enum(notificationKinds), notificationKinds.length);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const quietHours = z.object({ from: clock, to: clock }).nullable();

const followed = z.enum(['all', ...followedKinds]);
const followedId = z.int().min(0).max(2_147_483_647);

/** Kinds for everything that the member follows (`all`, 0) or for one entity. */
export const chooseKinds = inLanguage.extend({
  kind: followed.meta({ description: 'What is followed, or `all`.', example: 'team' }),
  id: followedId.meta({ description: 'Id of what is followed; 0 for `all`.', example: 1 }),
  inApp: kinds.meta({ example: ['final'] }),
  push: kinds.meta({ example: ['final'] }),
  mail: kinds.meta({ example: [] }),
});
export type ChooseKinds = z.output<typeof chooseKinds>;
export const resetKinds = chooseKinds.pick({ lang: true, kind: true, id: true });

export const chooseSettings = inLanguage.extend({
  digest: z.enum(digestTimes).meta({ example: 'weekly' }),
  quiet: quietHours.meta({ example: { from: '22:00', to: '07:00' } }),
  hidesScores: z.boolean().meta({ example: false }),
  showsPresence: z.boolean().meta({ example: false }),
});
export type ChooseSettings = z.output<typeof chooseSettings>;

const key = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+={0,2}$/);

const keys = z.object({ p256dh: key(200), auth: key(100) });
const address = z.url({ protocol: /^https$/ }).max(1_000);

/** The browser's push subscription. */
export const addDevice = inLanguage.extend({
  endpoint: address.meta({ example: 'https://updates.push.services.mozilla.com/wpush/v2/abc' }),
  keys: keys.meta({ example: { p256dh: 'BAbc', auth: 'abc' } }),
  /** The previous endpoint, when the browser replaced it. */
  instead: address.optional(),
});
export type AddDevice = z.output<typeof addDevice>;
const deviceId = position.meta({ description: 'Id of the device.', example: '1' });
const wants = z.enum(deviceWants).meta({ example: 'finals' });
export const changeDevice = inLanguage.extend({ id: deviceId, wants });
export const ofDevice = inLanguage.extend({ id: deviceId });
export const ofSettings = inLanguage;

/** Unsubscribe link of a mail: from digests, or from a group of mails to an address. */
export const unsubscribe = inLanguage.extend({
  token: z.string().regex(/^(\d{1,10}\.[\w-]{32}|(letters|account)\.[\w-]{43}\.[\w-]{22})$/),
  /** Subscribes again. */
  again: z.boolean().default(false),
});
