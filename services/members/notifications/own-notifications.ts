import type { ExportOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { settingsOf } from './settings.ts';
import { withNotifications } from './tables.ts';

type Parts = Pick<ExportOutput, 'notificationSettings' | 'notificationChoices' | 'devices' | 'notifications'>;

/** More than any member can have: notifications are pruned after two months. */
const most = 10_000;

/** A member's notification data, without the endpoints and keys of devices. */
export const ownNotifications = async (db: Db, memberId: string): Promise<Parts> => {
  const own = withNotifications(db);
  const [settings, choices, devices, notifications] = await Promise.all([
    settingsOf(own, memberId),
    own
      .selectFrom('notifications.choices')
      .select(['kind', 'thingId as id', 'inApp', 'push', 'mail'])
      .where('memberId', '=', memberId)
      .limit(most)
      .execute(),
    own
      .selectFrom('notifications.devices')
      .select(['device', 'wants', 'createdAt as since'])
      .where('memberId', '=', memberId)
      .limit(most)
      .execute(),
    own
      .selectFrom('notifications.notifications')
      .select(['source', 'kinds', 'at', 'readAt'])
      .where('memberId', '=', memberId)
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  ]);
  return {
    notificationSettings: settings,
    notificationChoices: choices,
    devices,
    notifications,
  };
};
