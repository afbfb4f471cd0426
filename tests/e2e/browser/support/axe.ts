import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { isLongForm } from './tested-languages.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = 'color-contrast';
/** Rows and list items are alike, so only the first ones are checked, except in the long form. */
const alike = isLongForm ? [] : ['tbody tr:nth-child(n+7)', 'li:nth-child(n+7)'];

/**
 * The checked rules: all, all but the colours (which are the same in both languages), or only the colours.
 */
export type Checks = 'all' | 'structure' | 'colours';

const optionsOf = (checks: Checks): RunOptions =>
  checks === 'colours'
    ? { runOnly: { type: 'rule', values: [colours] } }
    : { runOnly: tags, rules: { [colours]: { enabled: checks === 'all' } } };

/**
 * The violations that axe finds on a page, one line per rule with the first elements. Runs axe directly and once per
 * document: its package for Playwright takes twice as long.
 */
export const violationsIn = async (
  page: Page,
  checks: Checks = 'all',
  within = 'html',
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ context, options }) => {
      const { axe: here } = globalThis as typeof globalThis & { axe: typeof axe };
      // The content of a frame is a page that is checked separately. No style depends on the orientation, so axe need
      // not preload style sheets for its one rule about that.
      const own = { ...options, iframes: false, preload: false, resultTypes: ['violations' as const] };
      return (await here.run(context, own)).violations;
    },
    { context: { include: [within], exclude: alike }, options: optionsOf(checks) },
  );
  return violations.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
    return `${id} (${nodes.length}) ${places.join('; ')}`;
  });
};
