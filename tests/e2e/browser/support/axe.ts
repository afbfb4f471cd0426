import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { eachWithEach } from './walked-in.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = 'color-contrast';
/** Rows of a table and items of a list are made alike: the first stand for all, but in the long form. */
const alike = ['tbody tr:nth-child(n+7)', 'li:nth-child(n+7)'];

/** What is asked of a page: everything; everything but the colours, which are the same in each language; or those. */
export type Filter = 'all' | 'structure' | 'colours';

type Run = {
  readonly context: { readonly include: string[]; readonly exclude?: string[] };
  readonly options: RunOptions;
};

const runsOf = (asked: Filter, within: string): Run[] => {
  const structure: Run = {
    context: { include: [within], ...(!eachWithEach && { exclude: alike }) },
    options: { runOnly: tags, rules: { [colours]: { enabled: false } } },
  };
  const ofColours: Run = {
    context: { include: [within], exclude: alike },
    options: { runOnly: { type: 'rule', values: [colours] } },
  };
  if (asked === 'all') return [structure, ofColours];
  return [asked === 'structure' ? structure : ofColours];
};

/**
 * What axe finds wrong with a page as it stands, one line a rule with the first places. It is run once in a document
 * and tells what is wrong alone: its own package for Playwright takes twice as long.
 */
export const wrongIn = async (page: Page, asked: Filter = 'all', within = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runs) => {
      const { axe: here } = globalThis as typeof globalThis & { axe: typeof axe };
      const found = [];
      // What stands in a frame is a page of its own, and looked at as such.
      for (const { context, options } of runs)
        found.push(
          ...(await here.run(context, { ...options, iframes: false, resultTypes: ['violations'] }))
            .violations,
        );
      return found;
    },
    runsOf(asked, within),
  );
  return violations.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
    return `${id} (${nodes.length}) ${places.join('; ')}`;
  });
};
