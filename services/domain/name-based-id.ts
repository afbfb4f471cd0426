import { hash } from 'node:crypto';

/** Generated once for this product. A change would change the ids of all recorded events. */
const namespace = Buffer.from('e1f3a9d8-0f4b-5c7e-9b36-6d2f4c1a8e57'.replaceAll('-', ''), 'hex');

/** A UUID of version 5 (RFC 9562): the same name always has the same id. */
export const nameBasedId = (name: string): string => {
  const digest = hash('sha1', Buffer.concat([namespace, Buffer.from(name)]), 'hex');
  const variant = ((Number.parseInt(digest.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const [a, b, c, d] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16), digest.slice(18, 20)];
  return `${a}-${b}-5${c}-${variant}${d}-${digest.slice(20, 32)}`;
};
