import type { CaptchaKind } from '@rondelle/contracts/site/captcha.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { SiteSettings } from '@rondelle/contracts/site/settings.ts';
import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tracing } from '@rondelle/infra/telemetry/tracing/tracing.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { Registry } from 'prom-client';
import type { ProviderSettings } from '@rondelle/members/ways-in/providers.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';

/** `SiteSettings`: what holds until administrators set it otherwise. */
export type GatewayOptions = Partial<SiteSettings> & {
  /** `0` takes any free port. */
  readonly port: number;
  /** Default: all addresses. */
  readonly host?: string;
  /** Without a slash at its end; default: where the server listens. */
  readonly publicUrl?: string;
  readonly db: Db;
  /** A streaming replica of that database, which public pages are read from while it keeps up. */
  readonly replica?: Db;
  readonly log: EventLog;
  /** Where hints of changed views come from, and where other gateways are told what no event says. */
  readonly hints: Pick<HintBus, 'listen'> & Partial<Pick<HintBus, 'publish'>>;
  /** The folder that the web application was built to: `web/dist`. */
  readonly web: { readonly dist: string };
  readonly logger: Logger;
  /** Where changes are previewed; without it, none are. */
  readonly previews?: Previews;
  /** Where the mails to members go, for who reads or forgets them there; without it, nobody registers or logs in. */
  readonly mailer?: Mailer;
  /** What newcomers show for that they are no programs (default: nothing). */
  readonly captcha?: CaptchaKind;
  /** Who else lets members in (default: nobody). */
  readonly providers?: readonly ProviderSettings[];
  /** Lets in who makes the first administrator's account; without it, that is made on the machine itself. */
  readonly setupCode?: string;
  /** The folder of what editors write (default: the one that ships with the product). */
  readonly contentFolder?: string;
  /** Where the dumps of the open data are; without it, there are none. */
  readonly openDataDir?: string;
  /** How long backups are kept; without it, none are made. */
  readonly backupKeepDays?: number;
  /** Whether sources on the timetable may name folders. */
  readonly readsFolders?: boolean;
  /** Takes the traces of commands; without it, none are made. */
  readonly tracing?: Tracing | null;
  /** Where the gateway counts; without it, it does not. */
  readonly metrics?: Registry;
  /** Whether `/metrics` stands beside the pages (default: where there are metrics). */
  readonly servesMetrics?: boolean;
  /** How many proxies stand in front (default: none): what they say of the visitor's address is believed. */
  readonly trustedProxies?: number;
  /** Most bytes of finished answers in memory (default: 256 MB). */
  readonly cacheBytes?: number;
  /** How often lost hints are looked for (default: two seconds). */
  readonly healEveryMs?: number;
  /** How long a connection may say nothing, and a request stay unfinished (default: thirty seconds). */
  readonly silenceMs?: number;
  /** Most live lines of all addresses together (default: 20,000). */
  readonly liveLines?: number;
  /** How often a live line is asked whether the other end is there (default: twenty seconds). */
  readonly liveHeartbeatMs?: number;
};
