import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { GatewayOptions } from '../options/options.ts';

const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
const isOwnName = (name: string): boolean => ownNames.test(name);
/** Headers that proxies add and browsers never send. */
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
 * Returns whether a site is for this machine only: it listens nowhere else, and no setting exposes it. Requests
 * alone do not prove it, since a proxy on the machine may send what a browser of the machine would send.
 */
export const isLocalSite = ({
  host = '::',
  publicUrl,
}: Pick<GatewayOptions, 'host' | 'publicUrl'>): boolean =>
  (host === 'localhost' || isLoopback(host)) &&
  (publicUrl === undefined || isOwnName(new URL(publicUrl).host));

type Request = Pick<FastifyRequest, 'headers' | 'raw'>;

/** Returns whether a request came over loopback, to one of this machine's names and without a proxy. */
export const isOverLoopback = ({ headers, raw }: Request): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') &&
  isOwnName(headers.host ?? '') &&
  ofProxies.every((name) => headers[name] === undefined);

/** Returns whether a request was sent on this machine: over loopback, and not by a page of another site. */
export const isOnMachine = (request: Request): boolean => {
  const { origin } = request.headers;
  return isOverLoopback(request) && (origin === undefined || isOwnName(origin.replace(/^https?:\/\//, '')));
};
