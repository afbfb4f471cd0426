import type { SiteState } from '@rondelle/contracts/site/settings.ts';
import path from 'node:path';
import { localDate, seasonSlug } from '@rondelle/contracts/competition/vocabulary.ts';
import { type CaptchaKind, captchaKinds } from '@rondelle/contracts/site/captcha.ts';
import { z } from 'zod';
import { natsServersOf } from '../nats/nats-servers.ts';
import { type SignInProvider, signInProviders } from './sign-in-providers.ts';
import { type Environment, readGiven } from './secret-files.ts';
import { type SecretFileName, type SettingName, settingList } from './setting-list.ts';

export type Settings = {
  /** `0` asks the system for any free port. */
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Where dumps of the open data are written and read, absolute; without it, the embedded site has them in its data folder. */
  readonly openDataDir: string | undefined;
  /** Without a folder, none are made. */
  readonly backups: { readonly folder: string; readonly keepDays: number } | undefined;
  /** Where the folders of datasets are that sources on the timetable may name, absolute; without it, they name none. */
  readonly feedsDir: string | undefined;
  readonly demo: boolean;
  /** The day at which the demonstration stands still; without it, it follows the clock. */
  readonly demoDay: string | undefined;
  /** Without it, an embedded Postgres in the data folder is used. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica of that database; without it, public pages read from the database itself. */
  readonly databaseReadUrl: string | undefined;
  /** Without it, the events live in the database of the views. */
  readonly eventLogUrl: string | undefined;
  /** Without it, hints travel within one process. */
  readonly natsUrl: string | undefined;
  /** Without it, health and metrics stand at `port`. */
  readonly metricsPort: number | undefined;
  /** Without a slash at its end. */
  readonly publicUrl: string | undefined;
  /** How many proxies stand in front: that many addresses at the end of `X-Forwarded-For` are believed. */
  readonly trustedProxies: number;
  /** Most live lines of one address at a gateway. */
  readonly livePerAddress: number;
  /** Most live lines of all addresses at a gateway. */
  readonly liveLines: number;
  /** What newcomers show for that they are no programs. */
  readonly captcha: CaptchaKind;
  /** How long messages of the chat are kept, in days. */
  readonly chatDays: number;
  /** Earlier seasons are neither opened nor imported. */
  readonly firstSeason: string;
  /** What visitors find; a locked site is open to those who work on it (`NODE_ENV` is `development` or `test`). */
  readonly siteState: SiteState;
  /** Without it, mails go to a folder of the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** By which push services know the site; without them, it keeps its own in the database. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** Who else lets members in. */
  readonly signInProviders: readonly SignInProvider[];
  /** Whom the privacy page names. */
  readonly privacyContact: string;
  /** Where people write to those who run the site. */
  readonly siteContact: string;
  /** The page of the site on Facebook. */
  readonly facebookUrl: string | undefined;
  /** Absolute; without it, the folder that ships with the product. */
  readonly contentDir: string | undefined;
  /** Where traces go, without a slash at its end; without it, none are made. */
  readonly traceUrl: string | undefined;
  readonly logLevel: LogLevel;
};
export type LogLevel = z.infer<typeof logLevel>;

/** A setting that can't be used: the expectation is worded in `setting-list.ts`. */
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

const folder = z
  .string()
  .refine((name) => !name.includes('\0'))
  .transform((name) => path.resolve(name));

const schema = z.object({
  PORT: port,
  METRICS_PORT: port.optional(),
  DATA_DIR: folder,
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
  // An address of a cluster names several hosts, which are no URL to zod.
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
  FACEBOOK_PAGE: z.url({ protocol: /^https$/, hostname: /(^|\.)facebook\.com$/ }).optional(),
  CONTENT_DIR: folder.optional(),
  LOG_LEVEL: logLevel,
} satisfies Record<SettingName, z.ZodType>);

const isAtWork = ({ NODE_ENV }: Environment): boolean => NODE_ENV === 'development' || NODE_ENV === 'test';

/**
 * Reads every setting of the environment, and of the files that it names for secrets; an empty variable counts as unset.
 * All that is wrong is told at once.
 */
export const readSettings = (env: Environment): SettingsResult => {
  const { values, files, bad: unreadable } = readGiven(env);
  const parsed = schema.safeParse(values);
  const names = new Set(parsed.error?.issues.map(({ path: [name] }) => name));
  const wrong = settingList.filter(({ name }) => names.has(name));
  // What a file holds is never shown: it may be all password.
  const bad = wrong.map(({ name }) => files.get(name) ?? { name, value: values[name] ?? '' });
  if (!parsed.success || unreadable.length > 0) return { ok: false, bad: [...unreadable, ...bad] };
  const { data } = parsed;
  return {
    ok: true,
    settings: {
      port: data.PORT,
      dataDir: data.DATA_DIR,
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
      liveLines: data.LIVE_LINES,
      captcha: data.CAPTCHA,
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
