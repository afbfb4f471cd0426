import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources, root } from '../rules/modules.ts';
import { composeProcesses } from './counterparts.ts';
import { list, type Part, text, textOf } from './deploy-files.ts';

const alerts: Part = parse(textOf('compose/prometheus/alerts.yaml'));
const rules = list(alerts['groups']).flatMap((group) => list(group['rules']));

const metricsIn = (expression: string): readonly string[] =>
  (expression.match(/\b(rondelle|process|nodejs)_\w+/g) ?? []).map((name) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );

const counted = async (): Promise<ReadonlySet<string>> => {
  const named = [...readSources().values()].flatMap(
    (source) => source.match(/(?<=')rondelle_\w+(?=')/g) ?? [],
  );
  const ofNode = (await createMetrics().getMetricsAsJSON()).map(({ name }) => name);
  return new Set([...named.flatMap(metricsIn), ...ofNode]);
};

test('alerts use only metrics that exist', async () => {
  const known = await counted();
  const usedMetrics = rules.flatMap(({ expr }) => metricsIn(text(expr)));
  expect(usedMetrics.length).toBeGreaterThan(8);
  expect(usedMetrics.filter((name) => !known.has(name))).toEqual([]);
});

test('every alert has a severity, a summary and an entry in docs/operations.md', () => {
  const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  expect(rules.length).toBeGreaterThan(5);
  for (const { alert, labels, annotations } of rules) {
    expect(text(labels?.['severity'])).toMatch(/^(warning|critical)$/);
    expect(text(annotations?.['summary'])).not.toBe('undefined');
    expect(page).toContain(`\`${text(alert)}\``);
  }
});

test('every metric of Rondelle has an entry in docs/operations.md', async () => {
  const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const own = [...(await counted())].filter((name) => name.startsWith('rondelle_'));
  expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('memory is reported as high at four fifths of its limit or above, and below the limit', () => {
  const high = text(rules.find(({ alert }) => text(alert) === 'MemoryHigh')?.['expr']);
  for (const job of ['gateway', 'projector', 'reactor']) {
    const bytes = Number(new RegExp(`job="${job}"\\} > (\\S+)`).exec(high)?.[1]);
    const limits = composeProcesses.get(job)?.service['deploy']?.['resources']?.['limits'];
    const [, number, unit] = /^(\d+)([MG])$/.exec(text(limits?.['memory'])) ?? [];
    const share = bytes / (Number(number) * (unit === 'G' ? 2 ** 30 : 2 ** 20));
    expect(share, job).toBeGreaterThan(0.8);
    expect(share, job).toBeLessThan(0.95);
  }
});
