import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import type { About } from '@rondelle/contracts/notifications/about.ts';
import type { DeviceWants, DigestTime, NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { AccountTables } from '../accounts/tables.ts';

export type ChoiceRow = {
  memberId: string;
  kind: 'all' | FollowedKind;
  thingId: number;
  inApp: NotificationKind[];
  push: NotificationKind[];
  mail: NotificationKind[];
};
/** Timestamps are read and written as ISO 8601 texts. */
export type NotificationTables = AccountTables & {
  'notifications.cursors': { shard: string; position: string };
  'notifications.settings': {
    memberId: string;
    digest: Generated<DigestTime>;
    digestOn: Generated<string | null>;
    quietFrom: Generated<string | null>;
    quietTo: Generated<string | null>;
    hidesScores: Generated<boolean>;
    showsPresence: Generated<boolean>;
  };
  'notifications.choices': ChoiceRow;
  'notifications.notifications': {
    id: Generated<string>;
    memberId: string;
    source: string;
    kinds: NotificationKind[];
    /** Read as an object, written as JSON text. */
    about: ColumnType<About, string, never>;
    gameId: number | null;
    at: Generated<string>;
    isListed: boolean;
    isForMail: boolean;
    readAt: Generated<string | null>;
    mailId: Generated<string | null>;
    /** The channel that sends it outside the site; null until one does. */
    sentBy: Generated<'push' | 'mail' | null>;
    /** Orders the news of a game; null for other news. */
    gameRevision: ColumnType<number | null, never, never>;
  };
  'notifications.devices': {
    id: Generated<string>;
    memberId: string;
    /** The session that added the device; the device is deleted with it. */
    sessionId: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    device: string;
    wants: Generated<DeviceWants>;
    createdAt: Generated<string>;
  };
  'notifications.pushes': {
    id: Generated<string>;
    notificationId: string;
    deviceId: string;
    sentAt: Generated<string | null>;
  };
  'notifications.ranks': { competition: string; teamId: number; rank: number };
  'notifications.push_keys': { single: Generated<boolean>; publicKey: string; privateKey: string };
};
export type NotificationDb = Kysely<Tables & NotificationTables>;

export const withNotifications = (db: Db): NotificationDb => db.withTables<NotificationTables>();
