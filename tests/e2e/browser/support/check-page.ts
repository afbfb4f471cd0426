import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsIn } from './axe.ts';

const shots = process.env['SCREENSHOTS'];

/**
 * Checks the page's accessibility and that nothing overflows to the right, on a phone and at a desk. With
 * `SCREENSHOTS=<folder>` it also takes a picture of both.
 */
export const checkPage = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize();
  expect([name, await violationsIn(page)]).toEqual([name, []]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: name })
      .toBeLessThanOrEqual(width);
    if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
  if (before) await page.setViewportSize(before);
};
