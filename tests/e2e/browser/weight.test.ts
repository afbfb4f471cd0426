import type { Page, Response } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';

/** Bytes of JavaScript that a public page may load, as they come over the wire: compressed, with Brotli in all browsers of today. */
const budget = 170_000;

const visit = useVisitors();

const isScript = (response: Response): boolean =>
  (response.headers()['content-type'] ?? '').includes('javascript');

/** The bytes that came over the wire for each script that the page loaded, headers left out. */
const scriptBytes = async (page: Page, path: string): Promise<number> => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.map((script) => script.headers()['content-encoding'])).not.toContain(undefined);
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

test('no kind of page loads more JavaScript than its budget', async () => {
  const weights: { page: string; bytes: number }[] = [];
  for (const { kind, path } of await everyPage(inject('siteUrl'))) {
    // A new visitor each: nothing is kept from the page before.
    const page = await visit();
    weights.push({ page: kind, bytes: await scriptBytes(page, path) });
  }
  console.table(weights);
  expect(Math.min(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(50_000);
  expect(weights.filter(({ bytes }) => bytes > budget)).toEqual([]);
}, 180_000);
