import { noOtherSources, type PageSources } from '../settings/page-sources.ts';

const quoted = (hash: string): string => `'${hash.replaceAll("'", '')}'`;

/**
 * The content security policy of a page: its own files, the constant inline scripts by hash, and the outside sources
 * that the settings allow. `isForOthers`: other sites may frame it.
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[] = [],
  isForOthers = false,
  { script, frame, connect, worker }: PageSources = noOtherSources,
): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes.map(quoted), ...script].join(' ')}`,
    // The component library sets inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ...(frame.length > 0 ? [`frame-src ${["'self'", ...frame].join(' ')}`] : []),
    ...(connect.length > 0 ? [`connect-src ${["'self'", ...connect].join(' ')}`] : []),
    ...(worker.length > 0 ? [`worker-src ${["'self'", ...worker].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isForOthers ? '*' : "'none'"}`,
  ].join('; ');

const year = 365 * 86_400;

/** Overrides for responses that other sites may frame or fetch; null removes a header. */
export const headersForOthers = {
  'x-frame-options': null,
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * Overrides for scripts, styles and images with a hash in their names: a page loads some twenty of them, and none is a
 * document. The policy is for a worker, and for an image that is opened alone.
 */
export const headersOfFiles = {
  'content-security-policy': "default-src 'self'",
  'x-frame-options': null,
  'referrer-policy': null,
  'cross-origin-opener-policy': null,
  'permissions-policy': null,
} as const;

/** Headers of every response. With an https origin, browsers must use https from then on (HSTS). */
export const securityHeaders = (origin: string): Readonly<Record<string, string>> => ({
  ...(origin.startsWith('https:') && { 'strict-transport-security': `max-age=${year}` }),
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});
