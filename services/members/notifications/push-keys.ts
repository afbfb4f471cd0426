import { createECDH } from 'node:crypto';
import type { NotificationDb } from './tables.ts';

/** Keys that identify the site to push services (VAPID, RFC 8292): a point and a number of P-256, as base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const newKeys = (): PushKeys => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Pads the private key, because leading zeros are omitted.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
};

const storedKeys = (db: NotificationDb) =>
  db.selectFrom('notifications.push_keys').select(['publicKey', 'privateKey']).executeTakeFirst();

/** The site's keys: created on first use and stored in the database for all processes. */
export const pushKeys = async (db: NotificationDb): Promise<PushKeys> => {
  const known = await storedKeys(db);
  if (known) return known;
  await db
    .insertInto('notifications.push_keys')
    .values(newKeys())
    .onConflict((on) => on.doNothing())
    .execute();
  return (await storedKeys(db)) ?? newKeys();
};

/** Stores the keys from the settings; new subscriptions use them from then on. */
export const usePushKeys = async (db: NotificationDb, keys: PushKeys): Promise<void> => {
  await db
    .insertInto('notifications.push_keys')
    .values(keys)
    .onConflict((on) => on.column('single').doUpdateSet(keys))
    .execute();
};
