import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Checks, violationsIn } from './support/axe.ts';
import { everyPage, inLanguage, type KindOfPage } from './support/every-page.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { isLongForm, testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
let pages: KindOfPage[];
beforeAll(async () => {
  pages = [...(await everyPage(inject('siteUrl'))), { kind: 'nothing here', path: '/fr/nulle-part' }];
});

const withoutEntities = (html: string): string => html.replaceAll('&#x27;', '’').replaceAll('&amp;', '&');

/** Hydration must leave the title as the server sent it. */
const wrongTitle = async (page: Page, html = ''): Promise<string[]> => {
  const [, sent = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  const title = await page.title();
  return title === withoutEntities(sent) ? [] : [`title: ${sent} → ${title}`];
};

/** Makes scrollable tables fully visible, because axe reports cells cut off at their edge as covered. */
const unscrolledTables = `[role=region][tabindex="0"] {
  overflow: visible !important;
  & :is(th, td) { position: static !important; }
}`;

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** On a phone whose letters are twice as large (WCAG 1.4.4). */
const tooWideInLargeLetters = async (page: Page): Promise<string[]> => {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const wider = await tooWide(page);
  await style.evaluate((node) => node.parentNode?.removeChild(node));
  return wider > 0 ? [`${wider} pixels too wide in large letters`] : [];
};

const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.mantine-Button-label')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `the button “${textContent}” is cut`),
  );

/** All violations on the page as it is; nothing may be wider than the screen, and no button's text cut. */
const wrongOn = async (page: Page, checks: Checks): Promise<string[]> => {
  const wider = await tooWide(page);
  const style = await page.addStyleTag({ content: unscrolledTables });
  const wrong = await violationsIn(page, checks);
  await style.evaluate((node) => node.parentNode?.removeChild(node));
  return [...wrong, ...(await cutButtons(page)), ...(wider > 0 ? [`${wider} pixels too wide`] : [])];
};

/** Pages with colours that others do not have: of a map, a chart, a form, marks in a table, a written text. */
const withOwnColours: ReadonlySet<string> = new Set([
  'home',
  'map',
  'place on the map',
  'screen',
  'post',
  'video',
  'api',
  'search with results',
  'season',
  'liveScores',
  'league with divisions',
  'why a league has moved',
  'what if',
  'team',
  'team’s stats',
  'rivalry',
  'opponents',
  'game',
  'scheduled game',
  'tournament with groups',
]);

type Look = {
  readonly scheme: 'light' | 'dark';
  readonly width: 390 | 1280;
  readonly checks: Checks;
};
const phoneLook: Look = { scheme: 'light', width: 390, checks: 'all' };
const darkLook: Look = { scheme: 'dark', width: 1280, checks: 'colours' };
const longFormLooks: readonly Look[] = [
  { ...darkLook, width: 390 },
  { ...phoneLook, width: 1280 },
];

/** Checked one after the other on one loaded page. The other language repeats only the structure, on a desktop. */
const looksOf = (kind: string): readonly Look[] => [
  phoneLook,
  ...(isLongForm || withOwnColours.has(kind) ? [darkLook] : []),
  ...(isLongForm ? longFormLooks : []),
];

const wrongInEveryLook = async (page: Page, { kind, withoutScripts }: KindOfPage): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { scheme, width, checks } of looksOf(kind)) {
    await page.emulateMedia({ colorScheme: scheme });
    // Without scripts, the colour scheme only changes with a reload.
    if (withoutScripts) await page.reload();
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    await page.setViewportSize({ width, height: 844 });
    const found = [
      ...(await wrongOn(page, checks)),
      ...(width === 390 && checks === 'all' ? await tooWideInLargeLetters(page) : []),
    ];
    wrong.push(...found.map((line) => `${scheme}, ${width} pixels wide: ${line}`));
  }
  return wrong;
};

test('every page in the list of pages with their own colours exists', () => {
  const kinds = new Set(pages.map(({ kind }) => kind));
  expect([...withOwnColours].filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('no kind of page has a violation, light or dark, on a phone or a desktop', async () => {
  const page = await visit({ expected: [404] });
  const found: Record<string, string[]> = {};
  for (const testedPage of pages) {
    await page.goto(inLanguage('fr', testedPage.path));
    if (!testedPage.withoutScripts) await untilHydrated(page);
    const wrong = await wrongInEveryLook(page, testedPage);
    if (wrong.length > 0) found[testedPage.kind] = wrong;
  }
  expect(found).toEqual({});
}, 600_000);

/** Colours are the same in both languages, so they are not checked again. */
test('no kind of page has a violation in the other language, and hydration keeps its title', async () => {
  const page = await visit({ lang: 'en', expected: [404] });
  const found: Record<string, string[]> = {};
  for (const { kind, path, withoutScripts } of pages) {
    const response = await page.goto(inLanguage('en', path));
    if (!withoutScripts) await untilHydrated(page);
    const wrong = [
      ...(await wrongOn(page, 'structure')),
      ...(await wrongTitle(page, await response?.text())),
    ];
    if (wrong.length > 0) found[kind] = wrong;
  }
  expect(found).toEqual({});
}, 600_000);

test('finds low contrast, a button without a name and a button whose name lacks its text', async () => {
  const page = await visit();
  await page.goto('/fr/accueil');
  await untilHydrated(page);
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'pâle';
    faint.style.color = '#ddd';
    const misnamed = document.createElement('button');
    misnamed.textContent = 'Ouvrir';
    misnamed.ariaLabel = 'Fermer';
    document.querySelector('h1')?.after(faint, document.createElement('button'), misnamed);
  });
  expect((await violationsIn(page)).map((line) => line.split(' ')[0])).toEqual([
    'button-name',
    'color-contrast',
    'label-content-name-mismatch',
  ]);
});

const openAll = async (page: Page, where: string): Promise<void> => {
  for (const summary of await page.locator(`${where} summary`).filter({ visible: true }).all())
    await summary.click();
};

describe.each(testedLanguages('fr'))('dialogs and menus, in %s', (lang) => {
  const openLeague = async () => {
    const page = await visit({ lang, width: 390 });
    const league = pages.find(({ kind }) => kind === 'league with divisions');
    await page.goto(inLanguage(lang, league?.path ?? ''));
    await untilHydrated(page);
    return page;
  };

  test('have no violation in the header and on a page', async () => {
    const page = await openLeague();
    await openAll(page, 'main');
    expect(await wrongOn(page, 'all')).toEqual([]);
    await page.locator('header a[aria-haspopup=menu]').filter({ visible: true }).first().click();
    await page.getByRole('menu').waitFor();
    expect(await violationsIn(page, 'all', '[role=menu]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('a[aria-haspopup=dialog]').click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    const folded = menu.locator('button[aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await violationsIn(page, 'all', '[role=dialog]')).toEqual([]);
  });

  test('with the explanation of a rank and with the search box have no violation', async () => {
    const page = await openLeague();
    // Checks only the open element, because axe cannot judge those below it.
    await page.getByRole('button', { name: words(lang, 'table_why', { team: 'Boréals d’Alma' }) }).click();
    expect(await violationsIn(page, 'all', '[popover]:popover-open')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('bor');
    await page.getByRole('option').first().waitFor();
    expect(await violationsIn(page, 'all', '[role=dialog]')).toEqual([]);
  });
});
