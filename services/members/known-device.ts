import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from './accounts/keyed-hash.ts';

/**
 * A browser in which members have logged in before, from its cookie: a random name and a seal for each member. It
 * grants no access; it only separates the members' password attempts from strangers'. The site stores nothing of it.
 */
export type KnownDevice = { readonly name: string; readonly seals: readonly string[] };

/** Enough for a family that shares a browser. */
const mostSeals = 4;
const sealLength = 22;
const pattern = /(?:^|;\s*)device=([\w-]{22})((?:\.[\w-]{22}){1,4})(?:;|$)/;

export const deviceInCookie = (cookies: string | undefined): KnownDevice | null => {
  const [, name, seals] = pattern.exec(cookies ?? '') ?? [];
  return name === undefined || seals === undefined ? null : { name, seals: seals.slice(1).split('.') };
};

export const valueOfDevice = ({ name, seals }: KnownDevice): string => [name, ...seals].join('.');

const sealOf = async (hash: KeyedHash, name: string, memberId: string): Promise<string> =>
  (await hash(`device ${name} ${memberId}`)).toString('base64url').slice(0, sealLength);

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns whether the member has logged in with the device before. */
export const isKnownTo = async (hash: KeyedHash, device: KnownDevice, memberId: string): Promise<boolean> => {
  const seal = await sealOf(hash, device.name, memberId);
  return device.seals.some((one) => isSame(one, seal));
};

/** The device (or a new one) with a seal for the member added. */
export const knownTo = async (
  hash: KeyedHash,
  device: KnownDevice | null,
  memberId: string,
): Promise<KnownDevice> => {
  const name = device?.name ?? randomBytes(16).toString('base64url');
  const seal = await sealOf(hash, name, memberId);
  const others = (device?.seals ?? []).filter((one) => one !== seal);
  return { name, seals: [seal, ...others].slice(0, mostSeals) };
};
