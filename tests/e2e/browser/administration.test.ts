import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const name = 'Concierge';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(() => addMember(name, 'masterAdmin'));

const visitAs = async (lang: 'fr' | 'en', width: number): Promise<Page> => {
  const page = await visit({ lang, width });
  await logIn(page, name);
  return page;
};

describe.each(testedLanguages('fr'))('in %s', (lang) => {
  const paths = pathsIn(lang);

  test('retains unsaved settings after leaving the page, until they are discarded', async () => {
    const page = await visitAs(lang, 390);
    const field = () => page.getByLabel(words(lang, 'setting_facebook_url'), { exact: true });
    await open(page, paths.settings());
    await field().fill('https://facebook.example/patinoire');
    await open(page, paths.admin());
    await open(page, paths.settings());
    expect(await field().inputValue()).toBe('https://facebook.example/patinoire');
    const note = page.getByText(words(lang, 'setting_restored'));
    await note.waitFor();
    await page.getByRole('button', { name: new RegExp(`^${words(lang, 'setting_give_up')}`) }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    expect(await field().inputValue()).toBe('');
  });

  test('saves a choice immediately and a text when its field loses focus, and offers to undo it', async () => {
    const page = await visitAs(lang, 390);
    await open(page, paths.settings());
    const banners = () => page.getByLabel(words(lang, 'setting_ads'), { exact: true });
    const text = () =>
      page.getByLabel(
        words(lang, 'setting_in_language', {
          setting: words(lang, 'setting_welcome'),
          language: words(lang, 'setting_fr'),
        }),
      );
    const saved = (setting: string) =>
      page.getByText(words(lang, 'setting_saved', { setting: words(lang, setting) }));
    const undo = () => page.getByRole('button', { name: words(lang, 'setting_undo'), exact: true }).click();
    const message = 'Les séries commencent samedi.';
    await banners().check();
    await saved('setting_ads').waitFor();
    await text().fill(message);
    await banners().focus();
    await saved('setting_welcome').waitFor();
    // Readers of the other language see it too, marked with its language, on the first screen of a phone.
    const other = lang === 'fr' ? 'en' : 'fr';
    await open(page, pathsIn(other).home());
    const box = await page.locator('main p[lang="fr"]', { hasText: message }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(400);
    expect(await violationsIn(page)).toEqual([]);
    await open(page, paths.settings());
    expect(await text().inputValue()).toBe(message);
    expect(await banners().isChecked()).toBe(true);
    await text().fill('');
    await banners().focus();
    await saved('setting_welcome').waitFor();
    await banners().uncheck();
    await saved('setting_ads').waitFor();
    await undo();
    await expect.poll(() => banners().isChecked()).toBe(true);
    await banners().uncheck();
    await saved('setting_ads').waitFor();
  });

  test('retains a refused text in its field and displays the reason beside it', async () => {
    const page = await visit({ lang, width: 390, expected: [400] });
    await logIn(page, name);
    await open(page, paths.settings());
    const field = page.getByLabel(words(lang, 'setting_facebook_url'), { exact: true });
    await field.fill('http://facebook.example/patinoire');
    await field.press('Enter');
    const reason = page.getByText(words(lang, 'setting_refused_url', { most: '200' }));
    await reason.waitFor();
    expect(await field.getAttribute('aria-describedby')).toContain(await reason.getAttribute('id'));
    expect(await field.inputValue()).toBe('http://facebook.example/patinoire');
    await page
      .getByRole('button', {
        name: words(lang, 'setting_give_up_of', { setting: words(lang, 'setting_facebook_url') }),
      })
      .click();
    await reason.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('');
  });

  test('displays the confirmation of a save within the viewport at any scroll position', async () => {
    const page = await visitAs(lang, 390);
    await open(page, paths.settings());
    const setting = page.locator('main li').filter({ hasText: words(lang, 'setting_live_per_address') });
    const field = setting.locator('input');
    const before = Number(await field.inputValue());
    const save = async (value: number) => {
      await field.fill(String(value));
      await setting.getByRole('button').first().click();
    };
    await save(before + 1);
    const message = page.getByText(
      words(lang, 'setting_saved', { setting: words(lang, 'setting_live_per_address') }),
    );
    await message.waitFor();
    const box = await message.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - 64);
    await save(before);
  });

  test('retains the draft of a banner, displays its field errors, and adds it', async () => {
    const page = await visitAs(lang, 390);
    const main = page.locator('main');
    const field = (key: string) => main.getByLabel(words(lang, key), { exact: true });
    const alt = { fr: 'Le tournoi d’hiver', en: 'The winter tournament' };
    await open(page, paths.ads());
    await field('ads_alt_fr').fill(alt.fr);
    await field('ads_starts').fill('2025-03-08');
    await field('ads_ends').fill('2025-03-01');
    await open(page, paths.admin());
    await open(page, paths.ads());
    await main.getByText(words(lang, 'draft_restored')).waitFor();
    expect(await field('ads_alt_fr').inputValue()).toBe(alt.fr);
    const save = main.getByRole('button', { name: words(lang, 'ads_save'), exact: true });
    await save.click();
    const errors = main.getByRole('alert').getByRole('link');
    await expect
      .poll(() => errors.allTextContents())
      .toEqual(
        ['ads_check_picture', 'ads_check_alt', 'ads_check_url', 'structure_check_reversed'].map((key) =>
          words(lang, key),
        ),
      );
    expect(await violationsIn(page)).toEqual([]);
    await page.setInputFiles('main input[type=file]', {
      name: 'affiche.png',
      mimeType: 'image/png',
      buffer: picture,
    });
    await field('ads_alt_en').fill(alt.en);
    await field('ads_url').fill('https://tournoi.example.org/');
    await field('ads_ends').fill('2025-03-09');
    await save.click();
    await main
      .locator('li')
      .filter({ hasText: words(lang, 'ads_is_over') })
      .waitFor();
    expect(await field('ads_alt_fr').inputValue()).toBe('');
    await page.reload();
    expect(await main.getByText(words(lang, 'draft_restored')).count()).toBe(0);
  });

  test('a calendar fits on a phone and can be read', async () => {
    const page = await visitAs(lang, 390);
    await open(page, paths.ads());
    await page
      .getByRole('button', { name: words(lang, 'form_date_pick') })
      .first()
      .click();
    const calendar = page.locator('.mantine-Popover-dropdown');
    await calendar.waitFor();
    expect((await calendar.boundingBox())?.width).toBeLessThan(380);
    expect(await violationsIn(page, 'all', '.mantine-Popover-dropdown')).toEqual([]);
  });

  test.each([390, 1280])('the timing panel covers no content, open or closed, %i wide', async (width) => {
    const page = await visitAs(lang, width);
    await open(page, paths.settings());
    const panel = page.locator('details', { hasText: words(lang, 'timing_title') });
    const summary = panel.locator('summary');
    await summary.waitFor();
    /** Smallest distance to the footer above, and on phones to the tab bar below, with the page scrolled so far. */
    const room = async (to: number) => {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), to);
      const bar = page.locator('nav').last();
      const [box, footer, below] = await Promise.all([
        panel.boundingBox(),
        page.locator('footer').boundingBox(),
        to === 1 && width === 390 ? bar.boundingBox() : null,
      ]);
      if (!box || !footer) throw new Error('something is not shown');
      const under = below ? below.y - box.y - box.height : 0;
      return Math.min(box.y - footer.y - footer.height, under);
    };
    for (const to of [0, 0.5, 1]) await expect.poll(() => room(to)).toBeGreaterThanOrEqual(-1);
    await summary.focus();
    await page.keyboard.press('Enter');
    await panel.locator('table').waitFor();
    for (const to of [0, 0.5, 1]) await expect.poll(() => room(to)).toBeGreaterThanOrEqual(-1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.reload();
    await panel.locator('table').waitFor();
  });
});
