import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
/** Proxies say for whom they ask; browsers never do. */
const ofProxies = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

const isLoopback = (address: string): boolean =>
  isIPv6(address) ? address === '::1' || address.startsWith('::ffff:127.') : address.startsWith('127.');

/**
 * Whether a request was sent on the machine itself: over the loopback, to a name of that, from no page of elsewhere, and
 * through no proxy that says so.
 */
export const isOnMachine = ({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean => {
  const { host = '', origin } = headers;
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    ownNames.test(host) &&
    (origin === undefined || ownNames.test(origin.replace(/^https?:\/\//, ''))) &&
    ofProxies.every((name) => headers[name] === undefined)
  );
};
