import { z } from 'zod';
import { followedKinds } from '../following/following.inputs.ts';
import { deviceWants, digestTimes, notificationKinds } from './kinds.ts';

const kinds = z.array(z.enum(notificationKinds));

/** One thing that a member is told, in the language that was asked for. */
export const notification = z.object({
  id: z.string(),
  /** The first says what it is; the others what else it asks for. */
  kinds,
  at: z.string(),
  isRead: z.boolean(),
  title: z.string(),
  body: z.string(),
  /** The same with the score, for who wants it hidden until they ask; null where nothing is hidden. */
  revealed: z.string().nullable(),
  /** Null where what it is about is gone. */
  path: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

/** `GET /api/v1/notifications`: latest first, fifty at a time. */
export const notificationsOutput = z.object({
  notifications: z.array(notification),
  unread: z.int(),
  /** To go on before; null at the end. */
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
  /** Of all that one follows. */
  usual: channelKinds,
  followed: z.array(
    z.object({
      kind: z.enum(followedKinds),
      id: z.int(),
      name: z.string(),
      path: z.string(),
      /** Null: as of all. */
      own: channelKinds.nullable(),
    }),
  ),
  devices: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      wants: z.enum(deviceWants),
      createdAt: z.string(),
      /** Proves nothing and leads nowhere: by it a browser finds itself. */
      mark: z.string(),
    }),
  ),
  /** What browsers need to be sent anything. */
  pushKey: z.string(),
});
export type NotificationSettingsOutput = z.infer<typeof notificationSettingsOutput>;

export const deviceOutput = z.object({ id: z.string() });
export const doneOutput = z.object({ done: z.literal(true) });
export const unsubscribedOutput = z.object({ unsubscribed: z.literal(true) });
