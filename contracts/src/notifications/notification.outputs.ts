import { z } from 'zod';
import { followedKinds } from '../following/following.inputs.ts';
import { deviceWants, digestTimes, notificationKinds } from './kinds.ts';

const kinds = z.array(z.enum(notificationKinds));

/** A notification with its text in the requested language. */
export const notification = z.object({
  id: z.string(),
  /** The first is the main kind; the others are further reasons for the notification. */
  kinds,
  at: z.string(),
  isRead: z.boolean(),
  title: z.string(),
  body: z.string(),
  /** The text with the score, for members who hide scores; null when nothing is hidden. */
  revealed: z.string().nullable(),
  /** Only for a result: the teams and the score alone, for a line of a bundle. */
  line: z.string().nullable(),
  /** Null when the entity no longer exists. */
  path: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

/** `GET /api/v1/notifications`: latest first, fifty per page. */
export const notificationsOutput = z.object({
  notifications: z.array(notification),
  unread: z.int(),
  /** Value of `before` for the next, older page; null on the last page. */
  older: z.string().nullable(),
  show: z.enum(['all', 'unread']),
});
export type NotificationsOutput = z.infer<typeof notificationsOutput>;

export const notificationCountOutput = z.object({ unread: z.int() });
export const notificationReadOutput = z.object({ unread: z.int(), readAt: z.string().nullable() });

export const channelKinds = z.object({ inApp: kinds, push: kinds, mail: kinds });

export const notificationSettingsOutput = z.object({
  digest: z.enum(digestTimes),
  quiet: z.object({ from: z.string(), to: z.string() }).nullable(),
  hidesScores: z.boolean(),
  showsPresence: z.boolean(),
  /** Kinds for everything that the member follows. */
  usual: channelKinds,
  followed: z.array(
    z.object({
      kind: z.enum(followedKinds),
      id: z.int(),
      name: z.string(),
      path: z.string(),
      /** Null: the same as `usual`. */
      own: channelKinds.nullable(),
    }),
  ),
  devices: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      wants: z.enum(deviceWants),
      createdAt: z.string(),
      /** Identifies the device to its own browser; it is no secret and cannot be used to send anything. */
      mark: z.string(),
    }),
  ),
  /** The public key (VAPID) that browsers need to subscribe. */
  pushKey: z.string(),
});
export type NotificationSettingsOutput = z.infer<typeof notificationSettingsOutput>;

export const deviceOutput = z.object({ id: z.string() });
export const doneOutput = z.object({ done: z.literal(true) });
export const unsubscribedOutput = z.object({ unsubscribed: z.literal(true) });
