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

/** The token and language of a sign-in begun with an external provider. */
export const signInCookie = (
  cookies: string | undefined,
): { readonly token: string; readonly lang: Language } | null => {
  const [, token, lang] = signInPattern.exec(cookies ?? '') ?? [];
  return token === undefined ? null : { token, lang: lang === 'en' ? 'en' : 'fr' };
};

const cookie = (pair: string, maxAge: number, secure: boolean, more = '') =>
  `${pair}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}${more}`;

/** The session token, hidden from scripts, and the member's public number, for scripts to find the drafts. */
export const cookieFor = (token: string, number: number, secure: boolean): string[] => [
  cookie(`session=${token}`, days30, secure, '; HttpOnly'),
  cookie(`member=${number}`, days30, secure),
];

/** Marks a sign-in with an external provider as under way; a null token deletes the cookie. */
export const cookieOfSignIn = (token: string | null, lang: Language, secure: boolean): string =>
  cookie(
    token === null ? 'signin=' : `signin=${token}.${lang}`,
    token === null ? 0 : minutes10,
    secure,
    '; HttpOnly',
  );

/** The browser's writes within the last few seconds, so that every gateway displays them. */
export const cookieOfWrites = (writes: OwnWrites, secure: boolean): string =>
  cookie(`seen=${cookieValueOf(writes)}`, rememberedSeconds, secure, '; HttpOnly');

/** Marks a browser in which a member has logged in, for half a year, also after logging out. */
export const cookieOfDevice = (device: KnownDevice, secure: boolean): string =>
  cookie(`device=${valueOfDevice(device)}`, days180, secure, '; HttpOnly');

export const forgottenCookies = (secure: boolean): string[] => [
  cookie('session=', 0, secure, '; HttpOnly'),
  cookie('member=', 0, secure),
];
