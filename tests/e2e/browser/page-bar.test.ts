import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { findPath } from './support/find-path.ts';
import { open, openEditMenu } from './support/form-steps.ts';
import { smallSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
let league: string;
let team: string;
let game: string;
beforeAll(async () => {
  const site = inject('siteUrl');
  league = await findPath(site, `/fr/${smallSeason}/ligues`, /\/r-\d+-saguenay/);
  team = await findPath(site, league, /\/e-\d+-/);
  game = await findPath(site, `${league}?view=games`, /\/g-\d+$/);
});

/** Names of the bar's visible buttons and links, and the place where the last one ends. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main [data-bar] > :is(a, button)')];
    return {
      names: parts.map((part) => part.getAttribute('aria-label') ?? part.textContent),
      end: Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
    };
  });

test('the bar begins with star, calendar and share, and fits on a phone', async () => {
  const page = await visit({ width: 390 });
  const [calendar, share, edit] = (['files_subscribe', 'share', 'edit_menu'] as const).map((key) =>
    words('fr', key),
  );
  for (const [path, expected] of [
    [league, [words('fr', 'follow'), calendar, share, edit]],
    [team, [words('fr', 'my_teams_is_mine'), calendar, share, edit]],
    [game, [share, edit]],
  ] as const) {
    await open(page, path);
    await page.locator('main button[popovertarget=edit-menu]').waitFor();
    const bar = await barOf(page);
    expect(bar.names).toEqual(expected);
    expect(bar.end).toBeLessThanOrEqual(390);
  }
});

test('a page is shared as a copied link or as a QR code, without the form over it', async () => {
  const page = await visit({ width: 390 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${league}?view=games`);
  await page.locator('main button[popovertarget=share-panel]').click();
  const panel = page.getByRole('dialog', { name: words('fr', 'share') });
  await panel.getByRole('img').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await panel.getByRole('button', { name: words('fr', 'share_copy') }).click();
  await panel.getByRole('button', { name: words('fr', 'share_copied') }).waitFor();
  const address = `${inject('siteUrl')}${league}?view=games`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await panel.getByRole('textbox').inputValue()).toBe(address);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
});

test('the editors’ menu opens without scripts and tells visitors that they need an account', async () => {
  const page = await visit({ scripts: false });
  await page.goto(`${inject('siteUrl')}${team}`);
  await openEditMenu(page);
  const menu = page.locator('#edit-menu');
  await menu.getByRole('link', { name: words('fr', 'team_form_edit'), exact: true }).waitFor();
  await menu.getByRole('link', { name: words('fr', 'login_title'), exact: true }).waitFor();
});
