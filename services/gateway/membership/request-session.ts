import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Position } from '@rondelle/contracts/log/event.ts';
import { findSession, rotateSession, type Session } from '@rondelle/members/accounts/sessions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Written, writesInCookie } from '../response-cache/own-writes.ts';
import {
  cookieFor,
  cookieOfDevice,
  cookieOfSignIn,
  cookieOfWrites,
  forgottenCookies,
  signInCookie,
  tokenInCookie,
} from './cookies.ts';
import { timed } from '../timing/request-timing.ts';
import type { Client } from '@rondelle/members/client.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { deviceOf } from './device.ts';
import { deviceInCookie, knownTo } from '@rondelle/members/known-device.ts';
import { isOnMachine } from './on-machine.ts';
import { networkOf } from './network.ts';

/** The client behind one request. The session is looked up on first use. */
export type RequestSession = Client & {
  readonly services: MemberServices;
  /** True when the request was sent on this machine, according to its headers. */
  readonly isOnMachine: boolean;
  readonly session: () => Promise<Session | null>;
  /** Sets the cookies with the session token and the member's public number. */
  readonly remember: (token: string, number: number) => void;
  readonly forget: () => void;
  /** The sign-in with an external provider that this browser began; null without one. */
  readonly signIn: { readonly token: string; readonly lang: Language } | null;
  readonly storeSignIn: (token: string | null, lang: Language) => void;
  /** Records this browser's writes in a cookie, so that the next gateway displays them. */
  readonly wrote: (where: Written, position: Position) => void;
};

const bearerIn = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** The session token: from the `Authorization` header if there is one, otherwise from the cookie. */
export const tokenOf = (request: FastifyRequest): string | null =>
  request.headers.authorization === undefined ? tokenInCookie(request.headers.cookie) : bearerIn(request);

const sessions = new WeakMap<FastifyRequest, Promise<Session | null>>();
/** The session of the request, if it was looked up already. */
export const foundSession = (request: FastifyRequest): Promise<Session | null> | undefined =>
  sessions.get(request);

/** Returns whether cookies are `Secure`. Depends on the public URL, since a proxy may terminate TLS. */
const isSecure = (services: MemberServices): boolean => services.origin().startsWith('https:');

export const createRequestSession = (
  services: MemberServices,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestSession => {
  const cookie = tokenInCookie(request.headers.cookie);
  const knownDevice = deviceInCookie(request.headers.cookie);
  const token = tokenOf(request);
  const remember = (value: string, number: number) =>
    void reply.header('set-cookie', cookieFor(value, number, isSecure(services)));
  const writes = new Map(writesInCookie(request.headers.cookie));
  const find = async (): Promise<Session | null> => {
    if (token === null) return null;
    const session = await findSession(services.accounts, token, services.isSecondFactorRequired());
    // An impersonator's token is not rotated, so that the cookies keep the impersonator's own number.
    if (!session?.isStale || session.kind !== 'site' || session.impersonator) return session;
    const rotated = await rotateSession(services.accounts, token);
    if (rotated) remember(rotated, session.number);
    return session;
  };
  // A response that may depend on the session must not be cached. Public queries never look the session up.
  const forbidCaching = () => token !== null && void reply.header('cache-control', 'private, no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') forbidCaching();
  return {
    services,
    isOnMachine: isOnMachine(request),
    address: networkOf(request.ip),
    knownDevice,
    device: deviceOf(request.headers['user-agent']),
    session: () => {
      forbidCaching();
      const found = sessions.get(request) ?? timed('session', find);
      sessions.set(request, found);
      return found;
    },
    remember,
    wrote: (where, position) => {
      // Requests with a bearer token bypass the cache anyway.
      if (cookie === null || token !== cookie) return;
      writes.set(where, position);
      const others = [reply.getHeader('set-cookie') ?? []].flat().map(String);
      reply.removeHeader('set-cookie');
      const otherCookies = others.filter((one) => !one.startsWith('seen='));
      reply.header('set-cookie', [...otherCookies, cookieOfWrites(writes, isSecure(services))]);
    },
    recognise: async (memberId) => {
      const device = await knownTo(services.hash, knownDevice, memberId);
      reply.header('set-cookie', cookieOfDevice(device, isSecure(services)));
    },
    signIn: signInCookie(request.headers.cookie),
    storeSignIn: (begun, lang) =>
      void reply.header('set-cookie', cookieOfSignIn(begun, lang, isSecure(services))),
    forget: () => void reply.header('set-cookie', forgottenCookies(isSecure(services))),
  };
};
