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

/** One request of somebody: who they are is looked up when it is first asked. */
export type RequestSession = Client & {
  readonly services: MemberServices;
  /** Whether it was sent on the machine itself, as far as can be told. */
  readonly isOnMachine: boolean;
  readonly session: () => Promise<Session | null>;
  /** Leaves the token with the browser, and the public number of whom it is for. */
  readonly remember: (token: string, number: number) => void;
  readonly forget: () => void;
  /** What began before this browser left for another site; null where nothing did. */
  readonly signIn: { readonly token: string; readonly lang: Language } | null;
  readonly keepSignIn: (token: string | null, lang: Language) => void;
  /** Lets the browser know what it has written, so that whichever gateway answers it next shows that. */
  readonly wrote: (where: Written, position: Position) => void;
};

const bearerIn = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{43})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** What a request proves with whose it is: the token of its header, or else of its cookie. */
export const tokenOf = (request: FastifyRequest): string | null =>
  request.headers.authorization === undefined ? tokenInCookie(request.headers.cookie) : bearerIn(request);

const sessions = new WeakMap<FastifyRequest, Promise<Session | null>>();
/** Whose request it is, where that was looked up already. */
export const foundSession = (request: FastifyRequest): Promise<Session | null> | undefined =>
  sessions.get(request);

/** A proxy in front of the site says whom it speaks for; without a public address there is none to trust. */
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
    // Whoever stands in for a member keeps their token and their own number until they stop.
    if (!session?.isStale || session.kind !== 'site' || session.impersonator) return session;
    const rotated = await rotateSession(services.accounts, token);
    if (rotated) remember(rotated, session.number);
    return session;
  };
  // Where it was looked up who asks, the answer is nobody else's; a public question is answered as anybody's is.
  const keepForNobody = () => token !== null && void reply.header('cache-control', 'private, no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') keepForNobody();
  return {
    services,
    isOnMachine: isOnMachine(request),
    address: networkOf(request.ip),
    knownDevice,
    device: deviceOf(request.headers['user-agent']),
    session: () => {
      keepForNobody();
      const found = sessions.get(request) ?? timed('session', find);
      sessions.set(request, found);
      return found;
    },
    remember,
    wrote: (where, position) => {
      // Programs with a token are always answered from the database.
      if (cookie === null || token !== cookie) return;
      writes.set(where, position);
      const others = [reply.getHeader('set-cookie') ?? []].flat().map(String);
      reply.removeHeader('set-cookie');
      const kept = others.filter((one) => !one.startsWith('seen='));
      reply.header('set-cookie', [...kept, cookieOfWrites(writes, isSecure(services))]);
    },
    recognise: async (memberId) => {
      const device = await knownTo(services.hash, knownDevice, memberId);
      reply.header('set-cookie', cookieOfDevice(device, isSecure(services)));
    },
    signIn: signInCookie(request.headers.cookie),
    keepSignIn: (begun, lang) =>
      void reply.header('set-cookie', cookieOfSignIn(begun, lang, isSecure(services))),
    forget: () => void reply.header('set-cookie', forgottenCookies(isSecure(services))),
  };
};
