import type { CaptchaKind } from '@rondelle/contracts/site/captcha.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { SiteSettings } from '@rondelle/contracts/site/settings.ts';
import type { Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tracing } from '@rondelle/infra/telemetry/tracing/tracing.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Registry } from 'prom-client';
import type { RecaptchaKeys } from '@rondelle/members/recaptcha.ts';
import type { ProviderSettings } from '@rondelle/members/sign-in-methods/providers.ts';
import type { Previews } from '@rondelle/commands/preview/previews.ts';

/** `SiteSettings`: initial values, until administrators change them. */
export type GatewayOptions = Partial<SiteSettings> & {
  /** `0` uses any free port. */
  readonly port: number;
  /** Default: all addresses; `localhost`: this machine only, by IPv4. */
  readonly host?: string;
  /** Without a trailing slash. Default: where the server listens. */
  readonly publicUrl?: string;
  readonly db: Db;
  /** A streaming replica of the database; public pages are read from it while it keeps up. */
  readonly replica?: Db;
  readonly log: EventLog;
  /** Source of change hints, and where changes without events are published to other gateways. */
  readonly hints: Pick<HintBus, 'listen'> & Partial<Pick<HintBus, 'publish'>>;
  /**
   * Build output of the web application: `web/dist`, and how many threads draw its pages (default: one, or two where
   * there are more than two processors; 0 draws them in the thread of the requests).
   */
  readonly web: { readonly dist: string; readonly threads?: number };
  readonly logger: Logger;
  /** Runs previews; without it, there are none. */
  readonly previews?: Previews;
  /** Sends mails; without it, nobody can register or log in. */
  readonly mailer?: Mailer;
  /** The captcha for visitors (default: none). */
  readonly captcha?: CaptchaKind;
  /** Keys of reCAPTCHA, which visitors' browsers then load. */
  readonly recaptchaKeys?: RecaptchaKeys | undefined;
  /** Token of Mapbox, which browsers then load for the streets of the map. */
  readonly mapboxToken?: string | undefined;
  /** External sign-in providers (default: none). */
  readonly providers?: readonly ProviderSettings[];
  /** Code for creating the first administrator; without it, only requests from this machine may. */
  readonly setupCode?: string;
  /** Folder of the editors' content (default: the one in the repository). */
  readonly contentFolder?: string;
  /** The fixed day of the site, `YYYY-MM-DD` (default: it follows the clock). */
  readonly today?: string | undefined;
  /** Folder of the open data dumps; without it, there are none. */
  readonly openDataDir?: string;
  /** Days to keep backups; without it, none are made. */
  readonly backupKeepDays?: number;
  /** True when feeds may read local folders. */
  readonly readsFolders?: boolean;
  /** Traces commands; without it, there are no traces. */
  readonly tracing?: Tracing | null;
  /** Registry for metrics; without it, nothing is measured. */
  readonly metrics?: Registry;
  /** False when operators have `/metrics` and `/readyz` on a port of their own. */
  readonly servesOperators?: boolean;
  /** Number of our proxies: so many `x-forwarded-for` entries are trusted (default: none). */
  readonly trustedProxies?: number;
  /** Most bytes of cached responses (default: 256 MB). */
  readonly cacheBytes?: number;
  /** Interval of the poll that replaces lost hints, in ms (default: 2,000). */
  readonly healEveryMs?: number;
  /** How long a write, and its author's next request, wait for the views, in ms (default: 2,000). */
  readonly viewsWaitMs?: number;
  /** Minimum time to fill in the contact form, in ms (default: 3,000). */
  readonly contactFormMs?: number;
  /** How far the replica may lag before pages are read from the primary, in ms (default: 10,000). */
  readonly replicaLagMs?: number;
  /** Interval at which counted visits are added to the sums, in ms (default: 10,000). */
  readonly countVisitsEveryMs?: number;
  /** Time limit of silent connections and incomplete requests, in ms (default: 30,000). */
  readonly silenceMs?: number;
  /** Most live connections of this gateway (default: 20,000). */
  readonly mostConnections?: number;
  /** Interval of pings on live connections, in ms (default: 20,000). */
  readonly liveHeartbeatMs?: number;
};
