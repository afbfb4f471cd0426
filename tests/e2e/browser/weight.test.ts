import { gzipped, pageWeights, scriptBudget } from '@rondelle/web/scripts/page-weights.ts';
import type { Page, Response } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';

const visit = useVisitors();

const isScript = (response: Response): boolean =>
  (response.headers()['content-type'] ?? '').includes('javascript');

/** Bytes of the scripts that the page loaded: as they came, headers left out, and in gzip. */
const scriptBytes = async (page: Page, path: string): Promise<{ sent: number; gzip: number }> => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.map((script) => script.headers()['content-encoding'])).not.toContain(undefined);
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  return {
    sent: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    gzip: bodies.reduce((sum, body) => sum + gzipped(body), 0),
  };
};

test('no kind of page loads more JavaScript than its budget, in gzip and as it is sent', async () => {
  const weights: { page: string; sent: number; gzip: number }[] = [];
  for (const { kind, path } of await everyPage(inject('siteUrl'))) {
    // A new visitor each: nothing is kept from the page before.
    const page = await visit();
    weights.push({ page: kind, ...(await scriptBytes(page, path)) });
  }
  console.table(weights);
  expect(Math.min(...weights.map(({ sent }) => sent))).toBeGreaterThan(50_000);
  expect(weights.filter(({ sent, gzip }) => Math.max(sent, gzip) > scriptBudget)).toEqual([]);
}, 180_000);

test('no page of the build needs more than the budget before it can be used, those of members included', async () => {
  const weights = await pageWeights();
  expect(weights.length).toBeGreaterThan(30);
  expect(weights.filter(({ scripts }) => scripts > scriptBudget)).toEqual([]);
});
