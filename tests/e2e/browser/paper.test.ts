import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { expect, inject, test } from 'vitest';
import { findPath } from './support/find-path.ts';
import { useVisitors } from './support/visitors.ts';

const visit = useVisitors();
const season = '2024-2025';
const paths = pathsIn('fr');

/** Pages that are pinned up in arenas, each by a list that links to it. */
const printed = {
  'a league': [paths.leagues(season), /\/c-\d+[^/]*\/r-\d+[^/]*$/],
  'a team': [paths.teams(season), /\/e-\d+[^/]*$/],
  'a game': [paths.latestResults(season), /\/g-\d+$/],
  'a tournament': [paths.tournaments(season), /\/t-\d+[^/]*$/],
} as const;

/** Returns the elements that reach beyond the right edge of the paper, and columns that stand beside each other. */
const misplaced = () =>
  [...document.querySelectorAll('main *')]
    .filter((one) => {
      const { width, right, top } = one.getBoundingClientRect();
      if (width === 0 || getComputedStyle(one).position === 'absolute') return false;
      const before = one.matches('[data-wide] > [data-wide]') ? one.previousElementSibling : null;
      const isBeside = before?.matches('[data-wide]') === true && top < before.getBoundingClientRect().bottom;
      return isBeside || right > document.documentElement.clientWidth + 1;
    })
    .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);

test.each(Object.entries(printed))('%s fits on paper, in one column', async (...[, [list, wanted]]) => {
  const path = await findPath(inject('siteUrl'), list, wanted);
  for (const width of [1280, 760]) {
    const page = await visit({ lang: 'fr', width });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect([width, await page.evaluate(misplaced)]).toEqual([width, []]);
  }
});
