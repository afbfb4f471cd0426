import { AxeBuilder } from '@axe-core/playwright';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { everyPage, inLanguage, type KindOfPage } from './support/every-page.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const sizes = [390, 1280];
let pages: KindOfPage[];
beforeAll(async () => {
  pages = [...(await everyPage(inject('siteUrl'))), { kind: 'nothing here', path: '/fr/nulle-part' }];
});

type Ask = (axe: AxeBuilder) => AxeBuilder;
const everyRule: Ask = (axe) => axe.withTags(rules);
const coloursOnly: Ask = (axe) => axe.withRules(['color-contrast']);

/** What axe finds on the page as it stands, one line a rule with the first places. */
const violations = async (page: Page, ask = everyRule): Promise<string[]> => {
  const { violations } = await ask(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
    return `${id} (${nodes.length}) ${places.join('; ')}`;
  });
};

/** A wide table scrolls by itself; axe takes what is cut off at its edge for covered, so it is laid out whole. */
const layTablesOut = (page: Page) =>
  page.addStyleTag({ content: '[role=region][tabindex="0"] { overflow: visible !important; }' });

/** All that is wrong with the page as it stands; nothing may be wider than the screen. */
const wrongOn = async (page: Page, ask: Ask): Promise<string[]> => {
  await untilHydrated(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await layTablesOut(page);
  return [...(await violations(page, ask)), ...(wider > 0 ? [`${wider} pixels too wide`] : [])];
};

/** In light all rules are asked, in dark what light does not say: the colours. */
const schemes = [
  { scheme: 'light', dark: false, ask: everyRule },
  { scheme: 'dark', dark: true, ask: coloursOnly },
];
const manners = languages
  .flatMap((lang) => schemes.flatMap((scheme) => sizes.map((width) => ({ lang, width, ...scheme }))))
  // Colours are the same in every language.
  .filter(({ lang, dark }) => lang === 'fr' || !dark);

describe.each(manners)('in $lang, $scheme, $width pixels wide', ({ lang, width, dark, ask }) => {
  test('no kind of page has a violation', async () => {
    const page = await visit({ lang, width, dark, expected: [404] });
    const found: Record<string, string[]> = {};
    for (const { kind, path } of pages) {
      await page.goto(inLanguage(lang, path));
      const wrong = await wrongOn(page, ask);
      if (wrong.length > 0) found[kind] = wrong;
    }
    expect(found).toEqual({});
  }, 180_000);
});

const openAll = async (page: Page, where: string): Promise<void> => {
  for (const summary of await page.locator(`${where} summary`).filter({ visible: true }).all())
    await summary.click();
};

/** Asked of what has opened: what it covers meanwhile can not be judged. */
const wrongIn = (page: Page, where: string) => violations(page, (axe) => everyRule(axe).include(where));

describe.each(languages)('what opens, in %s', (lang) => {
  const openLeague = async () => {
    const page = await visit({ lang, width: 390 });
    const league = pages.find(({ kind }) => kind === 'league with divisions');
    await page.goto(inLanguage(lang, league?.path ?? ''));
    await untilHydrated(page);
    return page;
  };

  test('in the header and on the page has no violation', async () => {
    const page = await openLeague();
    await openAll(page, 'main');
    expect(await wrongOn(page, everyRule)).toEqual([]);
    for (const summary of await page.locator('header summary').filter({ visible: true }).all()) {
      await summary.click();
      expect(await page.locator('header details[open]').count()).toBe(1);
      expect(await wrongIn(page, 'header')).toEqual([]);
    }
  });

  test('the explanation of a rank and the search box have none either', async () => {
    const page = await openLeague();
    await page.getByRole('button', { name: words(lang, 'table_why', { team: 'Boréals d’Alma' }) }).click();
    expect(await wrongIn(page, '[popover]:popover-open')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('bor');
    await page.getByRole('option').first().waitFor();
    expect(await wrongIn(page, 'dialog')).toEqual([]);
  });
});
