import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { cookieValueOf, type OwnWrites, rememberedSeconds } from '../response-cache/own-writes.ts';
import { type KnownDevice, valueOfDevice } from '@rondelle/members/known-device.ts';

const days30 = 30 * 86_400;
const days180 = 180 * 86_400;
const minutes10 = 600;
const signInPattern = /(?:^|;\s*)signin=([\w-]{43})\.(fr|en)(?:;|$)/;
const pattern = /(?:^|;\s*)session=([\w-]{43})(?:;|$)/;

export const tokenInCookie = (cookies: string | undefined): string | null =>
  pattern.exec(cookies ?? '')?.[1] ?? null;

/** What a browser that left for another site brings back, and the language that it left in. */
export const signInCookie = (
  cookies: string | undefined,
): { readonly token: string; readonly lang: Language } | null => {
  const [, token, lang] = signInPattern.exec(cookies ?? '') ?? [];
  return token === undefined ? null : { token, lang: lang === 'en' ? 'en' : 'fr' };
};

const cookie = (pair: string, maxAge: number, secure: boolean, more = '') =>
  `${pair}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}${more}`;

/** The token, which no script can read, and beside it the member's public number: whose drafts a browser may show. */
export const cookieFor = (token: string, number: number, secure: boolean): string[] => [
  cookie(`session=${token}`, days30, secure, '; HttpOnly'),
  cookie(`member=${number}`, days30, secure),
];

/** Kept while somebody is away to sign in elsewhere; without a token, forgotten. */
export const cookieOfSignIn = (token: string | null, lang: Language, secure: boolean): string =>
  cookie(
    token === null ? 'signin=' : `signin=${token}.${lang}`,
    token === null ? 0 : minutes10,
    secure,
    '; HttpOnly',
  );

/** Says for a few seconds what the browser has written, so that every gateway shows it. */
export const cookieOfWrites = (writes: OwnWrites, secure: boolean): string =>
  cookie(`seen=${cookieValueOf(writes)}`, rememberedSeconds, secure, '; HttpOnly');

/** Says that members have logged in here before, for half a year; logging out leaves it. */
export const cookieOfDevice = (device: KnownDevice, secure: boolean): string =>
  cookie(`device=${valueOfDevice(device)}`, days180, secure, '; HttpOnly');

export const forgottenCookies = (secure: boolean): string[] => [
  cookie('session=', 0, secure, '; HttpOnly'),
  cookie('member=', 0, secure),
];
