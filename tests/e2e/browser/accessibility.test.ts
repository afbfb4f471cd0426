import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Filter, wrongIn } from './support/axe.ts';
import { everyPage, inLanguage, type KindOfPage } from './support/every-page.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { eachWithEach, walkedIn } from './support/walked-in.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
let pages: KindOfPage[];
beforeAll(async () => {
  pages = [...(await everyPage(inject('siteUrl'))), { kind: 'nothing here', path: '/fr/nulle-part' }];
});

const withoutEntities = (html: string): string => html.replaceAll('&#x27;', '’').replaceAll('&amp;', '&');

/** Scripts that have taken over leave the title as it was sent. */
const wrongTitle = async (page: Page, html = ''): Promise<string[]> => {
  const [, sent = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  const title = await page.title();
  return title === withoutEntities(sent) ? [] : [`title: ${sent} → ${title}`];
};

/** A wide table scrolls by itself; axe takes what is cut off at its edge for covered, so it is laid out whole. */
const whole = `[role=region][tabindex="0"] {
  overflow: visible !important;
  & :is(th, td) { position: static !important; }
}`;

/** All that is wrong with the page as it stands; nothing may be wider than the screen. */
const wrongOn = async (page: Page, asked: Filter): Promise<string[]> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const style = await page.addStyleTag({ content: whole });
  const wrong = await wrongIn(page, asked);
  await style.evaluate((node) => node.parentNode?.removeChild(node));
  return [...wrong, ...(wider > 0 ? [`${wider} pixels too wide`] : [])];
};

/**
 * Looked at one after the other on a page that is loaded once. What is no colour is the same in the dark, and what is
 * no text the same in the other language, which is asked of its structure on a desk.
 */
const looks = [
  { scheme: 'light', width: 390, asked: 'all' },
  { scheme: 'dark', width: 1280, asked: 'colours' },
  ...(eachWithEach
    ? ([
        { scheme: 'dark', width: 390, asked: 'colours' },
        { scheme: 'light', width: 1280, asked: 'all' },
      ] as const)
    : []),
] as const;

const wrongInEveryLook = async (page: Page, withoutScripts = false): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { scheme, width, asked } of looks) {
    await page.emulateMedia({ colorScheme: scheme });
    // Only scripts change a page's colours while it stands.
    if (withoutScripts) await page.reload();
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    await page.setViewportSize({ width, height: 844 });
    const found = await wrongOn(page, asked);
    wrong.push(...found.map((line) => `${scheme}, ${width} pixels wide: ${line}`));
  }
  return wrong;
};

test('no kind of page has a violation, light or dark, on a phone or a desk', async () => {
  const page = await visit({ expected: [404] });
  const found: Record<string, string[]> = {};
  for (const { kind, path, withoutScripts } of pages) {
    await page.goto(inLanguage('fr', path));
    if (!withoutScripts) await untilHydrated(page);
    const wrong = await wrongInEveryLook(page, withoutScripts);
    if (wrong.length > 0) found[kind] = wrong;
  }
  expect(found).toEqual({});
}, 600_000);

/** Colours are the same in every language. */
test('no kind of page has a violation in the other language, and scripts leave its title', async () => {
  const page = await visit({ lang: 'en', expected: [404] });
  const found: Record<string, string[]> = {};
  for (const { kind, path, withoutScripts } of pages) {
    const answer = await page.goto(inLanguage('en', path));
    if (!withoutScripts) await untilHydrated(page);
    const wrong = [...(await wrongOn(page, 'structure')), ...(await wrongTitle(page, await answer?.text()))];
    if (wrong.length > 0) found[kind] = wrong;
  }
  expect(found).toEqual({});
}, 600_000);

test('faint words and a nameless button are found', async () => {
  const page = await visit();
  await page.goto('/fr/accueil');
  await untilHydrated(page);
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'pâle';
    faint.style.color = '#ddd';
    document.querySelector('h1')?.after(faint, document.createElement('button'));
  });
  expect((await wrongIn(page)).map((line) => line.split(' ')[0])).toEqual(['button-name', 'color-contrast']);
});

const openAll = async (page: Page, where: string): Promise<void> => {
  for (const summary of await page.locator(`${where} summary`).filter({ visible: true }).all())
    await summary.click();
};

describe.each(walkedIn('fr'))('what opens, in %s', (lang) => {
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
    expect(await wrongOn(page, 'all')).toEqual([]);
    await page.locator('header a[aria-haspopup=menu]').filter({ visible: true }).first().click();
    await page.getByRole('menu').waitFor();
    expect(await wrongIn(page, 'all', '[role=menu]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('a[aria-haspopup=dialog]').click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    const folded = menu.locator('button[aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await wrongIn(page, 'all', '[role=dialog]')).toEqual([]);
  });

  test('the explanation of a rank and the search box have none either', async () => {
    const page = await openLeague();
    // Asked of what has opened: what it covers meanwhile can not be judged.
    await page.getByRole('button', { name: words(lang, 'table_why', { team: 'Boréals d’Alma' }) }).click();
    expect(await wrongIn(page, 'all', '[popover]:popover-open')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('bor');
    await page.getByRole('option').first().waitFor();
    expect(await wrongIn(page, 'all', '[role=dialog]')).toEqual([]);
  });
});
