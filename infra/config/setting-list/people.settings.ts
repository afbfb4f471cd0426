import { defaultFirstSeason } from '@rondelle/contracts/competition/lists.ts';
import { seasonSlug } from '@rondelle/contracts/competition/vocabulary.ts';
import { captchaKinds } from '@rondelle/contracts/site/captcha.ts';
import { siteStates } from '@rondelle/contracts/site/settings.ts';
import { z } from 'zod';
import { m } from '../../paraglide/messages.js';
import { signInProviders } from '../sign-in-providers.ts';
import { declarations, mailAddress, urlWith, wholeNumber } from './setting-kinds.ts';

const pushKeys = z
  .string()
  .regex(/^[\w-]{87}:[\w-]{43}$/)
  .transform((keys) => {
    const [publicKey = '', privateKey = ''] = keys.split(':');
    return { publicKey, privateKey };
  });

const recaptchaKeys = z
  .string()
  .regex(/^[\w-]{20,100}:[\w-]{20,100}$/)
  .transform((keys) => {
    const [siteKey = '', secret = ''] = keys.split(':');
    return { siteKey, secret };
  });

const mapboxToken = z.string().regex(/^pk\.[\w.-]{10,500}$/);
const facebookUrl = z.url({ protocol: /^https$/, hostname: /(^|\.)facebook\.com$/ });

/** Settings that readers and members notice: access, mail, sign-in, contacts. */
export const peopleSettings = {
  /** State of the site for visitors. In development and tests (`NODE_ENV`) a locked site is open. */
  siteState: z.enum(siteStates).prefault('open').register(declarations, { name: 'SITE' }),
  /** The earliest season that can be opened or imported. */
  firstSeason: seasonSlug
    .prefault(defaultFirstSeason)
    .register(declarations, { name: 'FIRST_SEASON', expected: m.settings_expected_season }),
  /** The captcha for new visitors. */
  captcha: z.enum(captchaKinds).prefault('proof-of-work').register(declarations, { name: 'CAPTCHA' }),
  /** Keys of reCAPTCHA, which replaces proof of work when set. */
  recaptchaKeys: recaptchaKeys.optional().register(declarations, {
    name: 'RECAPTCHA_KEYS',
    expected: m.settings_expected_recaptcha_keys,
    secret: true,
  }),
  /** Number of days for which chat messages are stored. */
  chatDays: wholeNumber(1, 3_650).prefault('730').register(declarations, { name: 'CHAT_DAYS' }),
  /** When unset, mails are written to a folder in the data folder. */
  smtpUrl: urlWith(/^smtps?$/)
    .optional()
    .register(declarations, { name: 'SMTP_URL', expected: m.settings_expected_smtp_url, secret: true }),
  mailFrom: mailAddress
    .prefault('rondelle@localhost')
    .register(declarations, { name: 'MAIL_FROM', expected: m.settings_expected_mail_address }),
  /** VAPID keys; when unset, the site generates keys and stores them in the database. */
  pushKeys: pushKeys.optional().register(declarations, {
    name: 'VAPID_KEYS',
    expected: m.settings_expected_push_keys,
    secret: true,
  }),
  /** OpenID Connect providers for signing in. */
  signInProviders: signInProviders.optional().register(declarations, {
    name: 'SIGN_IN',
    expected: m.settings_expected_sign_in_providers,
    secret: true,
  }),
  /** The contact on the privacy page; when unset, the sender of the mails. */
  privacyContact: mailAddress
    .optional()
    .register(declarations, { name: 'PRIVACY_CONTACT', expected: m.settings_expected_mail_address }),
  /** Receives the messages of the contact form; when unset, the contact on the privacy page. */
  siteContact: mailAddress
    .optional()
    .register(declarations, { name: 'SITE_CONTACT', expected: m.settings_expected_mail_address }),
  /** The site's Facebook page. */
  facebookUrl: facebookUrl
    .optional()
    .register(declarations, { name: 'FACEBOOK_PAGE', expected: m.settings_expected_facebook_page }),
  /** Token for Mapbox's streets; when unset, the map uses only the site's own files. */
  mapboxToken: mapboxToken
    .optional()
    .register(declarations, { name: 'MAPBOX_TOKEN', expected: m.settings_expected_mapbox_token }),
};
