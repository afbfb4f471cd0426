import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { CaptchaKind } from '@rondelle/contracts/site/captcha.ts';
import { type Captcha, createProofOfWork, noCaptcha } from './captcha.ts';
import { createKeyedHash, type KeyedHash } from './accounts/keyed-hash.ts';
import { createPasswordHasher, type PasswordHasher } from './accounts/password-hash.ts';
import type { AccountsDb } from './accounts/tables.ts';
import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import { createRecaptcha, type RecaptchaKeys } from './recaptcha.ts';
import { noProviders, type Providers } from './sign-in-methods/providers.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

/** The dependencies of the members' services: tables, password hashing, rate limits and so on. */
export type MemberServices = {
  readonly accounts: AccountsDb;
  readonly passwords: PasswordHasher;
  readonly limits: RateLimits;
  readonly hash: KeyedHash;
  readonly mailer: Mailer;
  /** The captcha for newcomers. */
  readonly captcha: Captcha;
  /** The site's origin, without a trailing slash. */
  readonly origin: () => string;
  /** Providers of sign-in by OpenID Connect. */
  readonly providers: Providers;
  /** Returns whether administrators must show a second factor. */
  readonly isSecondFactorRequired: () => boolean;
  /** Minimum time to fill in the contact form, in ms; programs are faster. */
  readonly contactFormMs: number;
};

type MoreServices = Partial<Pick<MemberServices, 'providers' | 'isSecondFactorRequired'>> & {
  readonly contactFormMs?: number | undefined;
  /** When set, reCAPTCHA replaces proof of work. */
  readonly recaptchaKeys?: RecaptchaKeys | undefined;
};

const captchaOf = (
  kind: CaptchaKind,
  keys: RecaptchaKeys | undefined,
  hash: KeyedHash,
  limits: RateLimits,
): Captcha => {
  if (kind === 'none') return noCaptcha;
  return keys ? createRecaptcha(keys) : createProofOfWork(hash, limits);
};

export const createMemberServices = (
  accounts: AccountsDb,
  mailer: Mailer,
  origin: () => string,
  captcha: CaptchaKind = 'none',
  {
    providers = noProviders,
    isSecondFactorRequired = () => false,
    recaptchaKeys,
    contactFormMs = 3_000,
  }: MoreServices = {},
): MemberServices => {
  const limits = createRateLimits(accounts);
  const hash = createKeyedHash(accounts);
  return {
    accounts,
    passwords: createPasswordHasher(),
    limits,
    hash,
    mailer,
    captcha: captchaOf(captcha, recaptchaKeys, hash, limits),
    origin,
    providers,
    isSecondFactorRequired,
    contactFormMs,
  };
};

/** The page that shows mails on a local site without a mail server; null when there is none. */
export const inboxPath = ({ mailer }: MemberServices, lang: Language): string | null =>
  mailer.inbox ? pathsIn(lang).inbox() : null;
