const quoted = (hash: string): string => `'${hash.replaceAll("'", '')}'`;

/**
 * What a page may load and run: its own files, and the constant inline scripts by their hashes. `isForOthers`: other
 * sites may show it in a frame.
 */
export const contentSecurityPolicy = (scriptHashes: readonly string[] = [], isForOthers = false): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes.map(quoted)].join(' ')}`,
    // The component library sets sizes and colours on elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isForOthers ? '*' : "'none'"}`,
  ].join('; ');

const year = 365 * 86_400;

/** What an answer that others may show or read does not say, and says instead. */
export const headersForOthers = {
  'x-frame-options': null,
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Said with every answer of a site at this address. Where that is https, browsers never come without it again. */
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
