import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { CaptchaKind } from '@rondelle/contracts/site/captcha.ts';
import { type Captcha, createProofOfWork, noCaptcha } from './captcha.ts';
import { createKeyedHash, type KeyedHash } from './accounts/keyed-hash.ts';
import { createPasswordHasher, type PasswordHasher } from './accounts/password-hash.ts';
import type { AccountsDb } from './accounts/tables.ts';
import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import { noProviders, type Providers } from './ways-in/providers.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

/** What members are served with: their tables, the hashing of passwords and the limits. */
export type MemberServices = {
  readonly accounts: AccountsDb;
  readonly passwords: PasswordHasher;
  readonly limits: RateLimits;
  readonly hash: KeyedHash;
  readonly mailer: Mailer;
  /** What newcomers show for that they are no programs. */
  readonly captcha: Captcha;
  /** Without a slash at its end. */
  readonly origin: () => string;
  /** Who else lets members in. */
  readonly providers: Providers;
  /** Whether administrators show a second factor. */
  readonly isSecondFactorRequired: () => boolean;
};

type MoreServices = Partial<Pick<MemberServices, 'providers' | 'isSecondFactorRequired'>>;

export const createMemberServices = (
  accounts: AccountsDb,
  mailer: Mailer,
  origin: () => string,
  captcha: CaptchaKind = 'none',
  { providers = noProviders, isSecondFactorRequired = () => false }: MoreServices = {},
): MemberServices => {
  const limits = createRateLimits(accounts);
  const hash = createKeyedHash(accounts);
  return {
    accounts,
    passwords: createPasswordHasher(),
    limits,
    hash,
    mailer,
    captcha: captcha === 'none' ? noCaptcha : createProofOfWork(hash, limits),
    origin,
    providers,
    isSecondFactorRequired,
  };
};

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where mails can be read on a site without a mail server; null where a server takes them, and on a public site. */
export const inboxPath = ({ mailer, origin }: MemberServices, lang: Language): string | null =>
  mailer.inbox && ownMachine.has(new URL(origin()).hostname) ? pathsIn(lang).inbox() : null;
