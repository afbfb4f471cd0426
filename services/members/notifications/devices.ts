import { createHash } from 'node:crypto';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type DeviceWants, mostDevices } from '@rondelle/contracts/notifications/kinds.ts';
import type { AddDevice } from '@rondelle/contracts/notifications/notification.inputs.ts';
import { isPushHost } from './push-hosts.ts';
import type { NotificationDb } from './tables.ts';

/** By which a browser finds itself among the devices: no part of the address. */
const markOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);

/** The browsers that show a member notifications, latest first. */
export const devicesOf = async (db: NotificationDb, memberId: string) =>
  (
    await db
      .selectFrom('notifications.devices')
      .select(['id', 'device', 'wants', 'createdAt', 'endpoint'])
      .where('memberId', '=', memberId)
      .orderBy('id', 'desc')
      .limit(mostDevices)
      .execute()
  ).map(({ endpoint, ...device }) => ({ ...device, mark: markOf(endpoint) }));

type Keys = AddDevice['keys'];
/** Whose browser it is, and for as long as which session. */
type Owner = { readonly memberId: string; readonly id: string };

/** The same browser under its new address: what it wants stays, and what waits for it is sent there. */
const moveDevice = async (
  db: NotificationDb,
  { memberId, id: sessionId }: Owner,
  { endpoint, keys, instead }: { endpoint: string; keys: Keys; instead: string | undefined },
): Promise<string | null> => {
  if (instead === undefined || instead === endpoint) return null;
  const moved = await db
    .updateTable('notifications.devices')
    .set({ endpoint, sessionId, ...keys })
    .where('memberId', '=', memberId)
    .where('endpoint', '=', instead)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('notifications.devices as other')
            .select('other.id')
            .where('other.endpoint', '=', endpoint),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return moved?.id ?? null;
};

/**
 * Adds a browser for as long as the session lasts, or moves it to whoever is logged in there now. Refuses addresses that are of no known push service,
 * and one device more than anybody has.
 */
export const addDevice = async (
  db: NotificationDb,
  session: Owner,
  { endpoint, keys, instead }: AddDevice,
  device: string,
): Promise<string> => {
  const { memberId, id: sessionId } = session;
  if (!isPushHost(endpoint)) throw new DomainError('request/invalid', 'endpoint');
  const moved = await moveDevice(db, session, { endpoint, keys, instead });
  if (moved !== null) return moved;
  const own = await devicesOf(db, memberId);
  if (own.length >= mostDevices && !own.some(({ mark }) => mark === markOf(endpoint)))
    throw new DomainError('following/too-many');
  // What was to be sent to whoever was there before is not for whoever is there now.
  await db
    .deleteFrom('notifications.devices')
    .where('endpoint', '=', endpoint)
    .where('memberId', '<>', memberId)
    .execute();
  const { id } = await db
    .insertInto('notifications.devices')
    .values({ memberId, sessionId, endpoint, ...keys, device: device.slice(0, 100) })
    .onConflict((on) =>
      on.column('endpoint').doUpdateSet({ sessionId, ...keys, device: device.slice(0, 100) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const changeDevice = async (
  db: NotificationDb,
  memberId: string,
  id: string,
  wants: DeviceWants,
): Promise<void> => {
  await db
    .updateTable('notifications.devices')
    .set({ wants })
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .execute();
};

export const removeDevice = async (db: NotificationDb, memberId: string, id: string): Promise<void> => {
  await db
    .deleteFrom('notifications.devices')
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .execute();
};
