import type { ExportOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { settingsOf } from './settings.ts';
import { withNotifications } from './tables.ts';

type Parts = Pick<ExportOutput, 'notificationSettings' | 'notificationChoices' | 'devices' | 'notifications'>;

/** More is held of nobody: what was told goes after two months. */
const most = 10_000;

/** All that is held on what a member is told, but the addresses and keys of devices. */
export const ownNotifications = async (db: Db, memberId: string): Promise<Parts> => {
  const own = withNotifications(db);
  const [settings, choices, devices, told] = await Promise.all([
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
    notifications: told,
  };
};
