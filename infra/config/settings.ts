import type { SiteState } from '@rondelle/contracts/site/settings.ts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localDate, seasonSlug } from '@rondelle/contracts/competition/vocabulary.ts';
import { type CaptchaKind, captchaKinds } from '@rondelle/contracts/site/captcha.ts';
import { z } from 'zod';
import { natsServersOf } from '../nats/nats-servers.ts';
import { type SignInProvider, signInProviders } from './sign-in-providers.ts';
import { type Environment, readEnvironment } from './secret-files.ts';
import { type SecretFileName, type SettingName, settingList } from './setting-list.ts';

export type Settings = {
  /** `0` means any free port. */
  readonly port: number;
  /** Address on which the site listens; when unset, each program has its default. */
  readonly host: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** Folder of the built web application, absolute. */
  readonly webDist: string;
  /** Folder of open-data dumps, absolute; when unset, the embedded site uses its data folder. */
  readonly openDataDir: string | undefined;
  /** When unset, no backups are made. */
  readonly backups: { readonly folder: string; readonly keepDays: number } | undefined;
  /** Folder of the datasets that feeds may read, absolute; when unset, feeds cannot read folders. */
  readonly feedsDir: string | undefined;
  readonly demo: boolean;
  /** The day at which the demonstration is frozen; when unset, it follows the clock. */
  readonly demoDay: string | undefined;
  /** When unset, an embedded Postgres in the data folder is used. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica of that database; when unset, public pages read from the primary. */
  readonly databaseReadUrl: string | undefined;
  /** When unset, the events are in the database of the views. */
  readonly eventLogUrl: string | undefined;
  /** When unset, hints stay within one process. */
  readonly natsUrl: string | undefined;
  /** When unset, health checks and metrics are served on `port`. */
  readonly metricsPort: number | undefined;
  /** Without a trailing slash. */
  readonly publicUrl: string | undefined;
  /** Number of proxies in front: this many addresses at the end of `X-Forwarded-For` are trusted. */
  readonly trustedProxies: number;
  /** Maximum live connections per IP address at one gateway. */
  readonly livePerAddress: number;
  /** Maximum live connections of all IP addresses at one gateway. */
  readonly mostConnections: number;
  /** The captcha for new visitors. */
  readonly captcha: CaptchaKind;
  /** Keys of reCAPTCHA, which replaces proof of work when set. */
  readonly recaptchaKeys: { readonly siteKey: string; readonly secret: string } | undefined;
  /** Token for Mapbox's street layer; when unset, the map uses only the site's own files. */
  readonly mapboxToken: string | undefined;
  /** Number of days for which chat messages are stored. */
  readonly chatDays: number;
  /** The earliest season that can be opened or imported. */
  readonly firstSeason: string;
  /** State of the site for visitors. In development and tests (`NODE_ENV`) a locked site is open. */
  readonly siteState: SiteState;
  /** When unset, mails are written to a folder in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** VAPID keys; when unset, the site generates keys and stores them in the database. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** OpenID Connect providers for signing in. */
  readonly signInProviders: readonly SignInProvider[];
  /** The contact on the privacy page. */
  readonly privacyContact: string;
  /** Receives the messages of the contact form. */
  readonly siteContact: string;
  /** The site's Facebook page. */
  readonly facebookUrl: string | undefined;
  /** Absolute path; when unset, the folder that ships with the product. */
  readonly contentDir: string | undefined;
  /** OTLP endpoint for traces, without a trailing slash; when unset, tracing is off. */
  readonly traceUrl: string | undefined;
  readonly logLevel: LogLevel;
};
export type LogLevel = z.infer<typeof logLevel>;

/** An invalid setting; `setting-list.ts` describes the expected value. */
export type BadSetting = { readonly name: SettingName | SecretFileName; readonly value: string };
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly bad: readonly BadSetting[] };

const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);
const urlWith = (protocol: RegExp) => z.url({ protocol });

const httpUrl = urlWith(/^https?$/).transform((url) => url.replace(/\/+$/, ''));

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));

const mailAddress = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/);

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

const folder = z
  .string()
  .refine((name) => !name.includes('\0'))
  .transform((name) => path.resolve(name));

const schema = z.object({
  PORT: port,
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/)
    .optional(),
  METRICS_PORT: port.optional(),
  DATA_DIR: folder,
  WEB_DIST: folder.optional(),
  OPEN_DATA_DIR: folder.optional(),
  BACKUP_DIR: folder.optional(),
  FEEDS_DIR: folder.optional(),
  BACKUP_KEEP_DAYS: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(3_650)),
  DEMO: z.enum(['on', 'off']).transform((choice) => choice === 'on'),
  DEMO_DAY: localDate.refine((day) => day >= '2006-09-01' && day <= '2099-12-31').optional(),
  DATABASE_URL: urlWith(/^postgres(ql)?$/).optional(),
  DATABASE_READ_URL: urlWith(/^postgres(ql)?$/).optional(),
  // zod's URL check rejects the several hosts of a cluster URL.
  EVENT_LOG_URL: z
    .union([urlWith(/^postgres(ql)?$/), z.string().regex(/^esdb(\+discover)?:\/\/[^\s/]/)])
    .optional(),
  NATS_URL: z
    .string()
    .refine((urls) => natsServersOf(urls) !== null)
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.number().max(10)),
  LIVE_PER_ADDRESS: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(100_000)),
  LIVE_LINES: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(500_000)),
  CAPTCHA: z.enum(captchaKinds),
  RECAPTCHA_KEYS: recaptchaKeys.optional(),
  CHAT_DAYS: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(3_650)),
  FIRST_SEASON: seasonSlug,
  SITE: z.enum(['open', 'locked', 'maintenance']),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  SMTP_URL: urlWith(/^smtps?$/).optional(),
  MAIL_FROM: mailAddress,
  VAPID_KEYS: pushKeys.optional(),
  SIGN_IN: signInProviders.optional(),
  PRIVACY_CONTACT: mailAddress.optional(),
  SITE_CONTACT: mailAddress.optional(),
  MAPBOX_TOKEN: z
    .string()
    .regex(/^pk\.[\w.-]{10,500}$/)
    .optional(),
  FACEBOOK_PAGE: z.url({ protocol: /^https$/, hostname: /(^|\.)facebook\.com$/ }).optional(),
  CONTENT_DIR: folder.optional(),
  LOG_LEVEL: logLevel,
} satisfies Record<SettingName, z.ZodType>);

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

const isAtWork = ({ NODE_ENV }: Environment): boolean => NODE_ENV === 'development' || NODE_ENV === 'test';

/**
 * Reads all settings from the environment and from the files that it names for secrets. An empty variable counts as
 * unset. Reports all errors at once.
 */
export const readSettings = (env: Environment): SettingsResult => {
  const { values, files, bad: unreadable } = readEnvironment(env);
  const parsed = schema.safeParse(values);
  const names = new Set(parsed.error?.issues.map(({ path: [name] }) => name));
  const wrong = settingList.filter(({ name }) => names.has(name));
  // The content of a file is never printed, because it may be a password.
  const bad = wrong.map(({ name }) => files.get(name) ?? { name, value: values[name] ?? '' });
  if (!parsed.success || unreadable.length > 0) return { ok: false, bad: [...unreadable, ...bad] };
  const { data } = parsed;
  return {
    ok: true,
    settings: {
      port: data.PORT,
      host: data.HOST,
      dataDir: data.DATA_DIR,
      webDist: data.WEB_DIST ?? builtWeb,
      openDataDir: data.OPEN_DATA_DIR,
      backups:
        data.BACKUP_DIR === undefined
          ? undefined
          : { folder: data.BACKUP_DIR, keepDays: data.BACKUP_KEEP_DAYS },
      feedsDir: data.FEEDS_DIR,
      demo: data.DEMO,
      demoDay: data.DEMO_DAY,
      databaseUrl: data.DATABASE_URL,
      databaseReadUrl: data.DATABASE_READ_URL,
      eventLogUrl: data.EVENT_LOG_URL,
      natsUrl: data.NATS_URL,
      metricsPort: data.METRICS_PORT,
      publicUrl: data.PUBLIC_URL,
      trustedProxies: data.TRUST_PROXY,
      livePerAddress: data.LIVE_PER_ADDRESS,
      mostConnections: data.LIVE_LINES,
      captcha: data.CAPTCHA,
      recaptchaKeys: data.RECAPTCHA_KEYS,
      mapboxToken: data.MAPBOX_TOKEN,
      chatDays: data.CHAT_DAYS,
      firstSeason: data.FIRST_SEASON,
      siteState: data.SITE === 'locked' && isAtWork(env) ? 'open' : data.SITE,
      smtpUrl: data.SMTP_URL,
      mailFrom: data.MAIL_FROM,
      pushKeys: data.VAPID_KEYS,
      signInProviders: data.SIGN_IN ?? [],
      privacyContact: data.PRIVACY_CONTACT ?? data.MAIL_FROM,
      siteContact: data.SITE_CONTACT ?? data.PRIVACY_CONTACT ?? data.MAIL_FROM,
      facebookUrl: data.FACEBOOK_PAGE,
      contentDir: data.CONTENT_DIR,
      traceUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT,
      logLevel: data.LOG_LEVEL,
    },
  };
};
