import { z } from 'zod';
import type { FromNpm } from './npm.ts';
import { notReachable, type Section, tableOf } from './section.ts';

/** Severities of npm that fail the command. */
const serious: ReadonlySet<string> = new Set(['high', 'critical']);

const advisory = z.object({ title: z.string(), url: z.string().optional() });
const auditOutput = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      /** Names of other packages, where those have the advisory. */
      via: z.array(z.union([z.string(), advisory])),
    }),
  ),
});

const causeOf = (via: readonly (string | z.infer<typeof advisory>)[]): string =>
  via
    .map((one) => (typeof one === 'string' ? `through ${one}` : [one.title, one.url].join(' ').trim()))
    .join('; ');

/** Reports known advisories; a report of an unknown shape is no good news. */
export const advisoriesSection = (found: FromNpm): Section => {
  const title = 'Advisories (npm audit)';
  if (!found.ok) return notReachable(title, found.reason);
  const read = auditOutput.safeParse(found.value);
  if (!read.success) return notReachable(title, 'npm printed a report of an unknown shape');
  const known = Object.entries(read.data.vulnerabilities);
  if (known.length === 0) return { title, lines: ['None is known.'], isBad: false };
  return {
    title,
    lines: tableOf(known.map(([name, { severity, range, via }]) => [severity, name, range, causeOf(via)])),
    isBad: known.some(([, { severity }]) => serious.has(severity)),
  };
};
