import { createECDH } from 'node:crypto';
import type { NotificationDb } from './tables.ts';

/** By which push services know who sends (VAPID, RFC 8292): points and numbers of P-256, as base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const newKeys = (): PushKeys => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A private key may begin with zeros, which are left out.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
};

const kept = (db: NotificationDb) =>
  db.selectFrom('notifications.push_keys').select(['publicKey', 'privateKey']).executeTakeFirst();

/** The keys of the site: made once, by whoever asks first, and kept in the database for all. */
export const pushKeys = async (db: NotificationDb): Promise<PushKeys> => {
  const known = await kept(db);
  if (known) return known;
  await db
    .insertInto('notifications.push_keys')
    .values(newKeys())
    .onConflict((on) => on.doNothing())
    .execute();
  return (await kept(db)) ?? newKeys();
};

/** Takes over the keys of the settings, where they are given: from then on browsers are asked with them. */
export const usePushKeys = async (db: NotificationDb, keys: PushKeys): Promise<void> => {
  await db
    .insertInto('notifications.push_keys')
    .values(keys)
    .onConflict((on) => on.column('single').doUpdateSet(keys))
    .execute();
};
