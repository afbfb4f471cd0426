import { createHash } from 'node:crypto';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type DeviceWants, mostDevices } from '@rondelle/contracts/notifications/kinds.ts';
import type { AddDevice } from '@rondelle/contracts/notifications/notification.inputs.ts';
import { lockMember } from '../accounts/lock-member.ts';
import { isPushHost } from './push-hosts.ts';
import type { NotificationDb } from './tables.ts';

/** A hash by which a browser recognises itself in the list; does not reveal its endpoint. */
const markOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);

/** The member's browsers that receive pushes, latest first. */
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
/** The member and session that own the device. */
type Owner = { readonly memberId: string; readonly id: string };

/** Changes the endpoint of a device, without its settings and its waiting pushes. */
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

const add = async (
  db: NotificationDb,
  session: Owner,
  { endpoint, keys, instead }: AddDevice,
  device: string,
): Promise<string> => {
  const { memberId, id: sessionId } = session;
  const moved = await moveDevice(db, session, { endpoint, keys, instead });
  if (moved !== null) return moved;
  const own = await devicesOf(db, memberId);
  if (own.length >= mostDevices && !own.some(({ mark }) => mark === markOf(endpoint)))
    throw new DomainError('following/too-many');
  // Waiting pushes of the previous member must not reach the current one.
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

/**
 * Adds a browser for the length of the session, or moves it to the member who is logged in now. Throws
 * `request/invalid` for an unknown push service and `following/too-many` at the limit.
 */
export const addDevice = async (
  db: NotificationDb,
  session: Owner,
  input: AddDevice,
  device: string,
): Promise<string> => {
  if (!isPushHost(input.endpoint)) throw new DomainError('request/invalid', 'endpoint');
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, session.memberId);
    return add(tx, session, input, device);
  });
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
