import type { Deprecation } from './rest-meta.ts';
import { restPrefix } from './prefix.ts';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Headers of a deprecated call: since when (RFC 9745), until when (RFC 8594), and its successor. */
export const deprecationHeaders = ({
  since,
  until,
  instead,
}: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${midnight(since).getTime() / 1000}`,
  ...(until !== undefined && { sunset: midnight(until).toUTCString() }),
  ...(instead !== undefined && { link: `<${restPrefix}${instead}>; rel="successor-version"` }),
});
