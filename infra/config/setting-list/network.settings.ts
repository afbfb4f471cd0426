import { z } from 'zod';
import { natsServersOf } from '../../nats/nats-servers.ts';
import { m } from '../../paraglide/messages.js';
import { declarations, httpUrl, port, wholeNumber } from './setting-kinds.ts';

const hostName = z.string().regex(/^[\w.:-]{1,253}$/);
const natsServers = z.string().refine((urls) => natsServersOf(urls) !== null);
const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);
export type LogLevel = z.infer<typeof logLevel>;

/** Settings of the network: URL, ports and other servers. */
export const networkSettings = {
  /** `0` means any free port. */
  port: port.prefault('3000').register(declarations, { name: 'PORT', expected: m.settings_expected_port }),
  /** Address on which the site listens; when unset, each program has its default. */
  host: hostName.optional().register(declarations, { name: 'HOST', expected: m.settings_expected_host }),
  /** When unset, health checks and metrics are served on `port`. */
  metricsPort: port
    .optional()
    .register(declarations, { name: 'METRICS_PORT', expected: m.settings_expected_port }),
  publicUrl: httpUrl
    .optional()
    .register(declarations, { name: 'PUBLIC_URL', expected: m.settings_expected_http_url }),
  /** Number of proxies in front: this many addresses at the end of `X-Forwarded-For` are trusted. */
  trustedProxies: wholeNumber(0, 10).prefault('0').register(declarations, { name: 'TRUST_PROXY' }),
  /** How long a stopping gateway still responds, so that the proxy in front of it notices. */
  leaveSeconds: wholeNumber(0, 60).prefault('0').register(declarations, { name: 'LEAVE_SECONDS' }),
  /** Maximum live connections per IP address at one gateway. */
  livePerAddress: wholeNumber(1, 100_000)
    .prefault('500')
    .register(declarations, { name: 'LIVE_PER_ADDRESS' }),
  /** Maximum live connections of all IP addresses at one gateway. */
  mostConnections: wholeNumber(1, 500_000).prefault('20000').register(declarations, { name: 'LIVE_LINES' }),
  /** When unset, hints stay within one process. */
  natsUrl: natsServers.optional().register(declarations, {
    name: 'NATS_URL',
    expected: m.settings_expected_nats_servers,
    secret: true,
  }),
  /** OTLP endpoint for traces; when unset, tracing is off. */
  traceUrl: httpUrl.optional().register(declarations, {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    expected: m.settings_expected_http_url,
  }),
  logLevel: logLevel.prefault('warn').register(declarations, { name: 'LOG_LEVEL' }),
};
