import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { dialog, field, open, openForm, press, untilToast, undoFromToast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague } from './support/own-league.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
const langs = testedLanguages('fr');
/** Responses may be slow on a busy machine. */
const builders = { fr: 'Déménageuse', en: 'Mover' } as const;
beforeAll(async () => {
  for (const lang of langs) await addMember(builders[lang], 'specialSupervisor');
});

const heading = (page: Page) => page.locator('main h1');
const statusOf = async (path: string) => {
  const response = await fetch(`${inject('siteUrl')}${path}`, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') };
};

describe.each(langs)('in %s', (lang) => {
  const places =
    lang === 'fr' ? (['Baie-James', 'Eeyou Istchee'] as const) : (['Ungava', 'Kativik'] as const);
  const leagueName = `Ligue ${places[0]}`;

  test('a league moves to another region by its form, and its old path redirects', async () => {
    const page = await visit({ lang, expected: [404] });
    await logIn(page, builders[lang]);
    const league = await createLeague(page, places[0], ['Loups', 'Ours']);
    const there = await mutate(page, 'region.add', { name: { fr: places[1], en: places[1] } });
    await open(page, inLanguage(lang, league.path));
    const here = new URL(page.url()).pathname;
    await openForm(page, lang, 'league_form_edit');
    expect(await dialog(page).textContent()).toContain(words(lang, 'league_category_fixed_hint'));
    await field(page, lang, 'structure_region').selectOption({ label: places[1] });
    expect(await violationsIn(page)).toEqual([]);
    await press(page, lang, 'form_save');
    await untilToast(page, words(lang, 'league_edited', { name: leagueName }));
    await expect.poll(() => page.url()).toContain(`/r-${there.id}-`);
    await expect.poll(() => heading(page).textContent()).toBe(leagueName);
    await expect.poll(() => page.locator('main table').first().textContent()).toContain('Loups');
    const moved = new URL(page.url()).pathname;
    expect(await statusOf(`${here}?view=games`)).toEqual({ status: 302, location: `${moved}?view=games` });

    await undoFromToast(page, lang, words(lang, 'league_edited', { name: leagueName }));
    await expect.poll(() => new URL(page.url()).pathname).toBe(here);
    await expect.poll(() => heading(page).textContent()).toBe(leagueName);
    expect((await statusOf(here)).status).toBe(200);
  });

  test('the page of a deleted league names who deleted it, also without scripts, and restores it', async () => {
    const page = await visit({ lang, expected: [404, 410] });
    await logIn(page, builders[lang]);
    const league = await createLeague(page, `${places[0]} 2`, []);
    await open(page, inLanguage(lang, league.path));
    const path = new URL(page.url()).pathname;
    await mutate(page, 'league.delete', {
      leagueId: league.id,
      seasonId: league.seasonId,
      reason: 'duplicate',
    });
    expect((await statusOf(path)).status).toBe(410);
    const reader = await visit({ lang, scripts: false, width: 390, expected: [410] });
    await reader.goto(path);
    expect(await heading(reader).textContent()).toBe(`Ligue ${places[0]} 2`);
    const main = reader.locator('main');
    expect(await main.textContent()).toContain(
      words(lang, 'deleted_thing', { name: `Ligue ${places[0]} 2` }),
    );
    expect(await main.getByRole('link', { name: builders[lang] }).first().getAttribute('href')).toMatch(
      /\/u-\d+-/,
    );

    await open(page, path);
    expect(await violationsIn(page)).toEqual([]);
    await openForm(page, lang, 'deleted_thing_undo');
    await press(page, lang, 'undo_submit');
    await expect
      .poll(() => page.locator('main').textContent())
      .not.toContain(words(lang, 'deleted_thing_undo'));
    expect((await statusOf(path)).status).toBe(200);
    await page.reload();
    expect(await heading(page).textContent()).toBe(`Ligue ${places[0]} 2`);
  });

  test('a deleted game still has its page, with status 410', async () => {
    const page = await visit({ lang, expected: [410] });
    await logIn(page, builders[lang]);
    const league = await createLeague(page, `${places[0]} 3`, ['Lagopèdes', 'Harles']);
    const game = await league.record(page, { home: 0, away: 1, goals: [2, 1], date: '2020-11-07' });
    const path = inLanguage(lang, game.path);
    await mutate(page, 'game.delete', { gameId: game.id, seasonId: league.seasonId, reason: 'duplicate' });
    expect((await statusOf(path)).status).toBe(410);
    await open(page, path);
    expect(await page.locator('main').textContent()).toContain(words(lang, 'game_deleted'));
  });

  test('a member who saw that a game was deleted sees it again after somebody else restores it', async () => {
    const page = await visit({ lang, expected: [410] });
    await logIn(page, builders[lang]);
    const league = await createLeague(page, `${places[0]} 6`, ['Macreuses', 'Garrots']);
    const game = await league.record(page, { home: 0, away: 1, goals: [2, 1], date: '2020-11-07' });
    const path = inLanguage(lang, game.path);
    const ids = { gameId: game.id, seasonId: league.seasonId };
    await mutate(page, 'game.delete', { ...ids, reason: 'duplicate' });
    await open(page, path);
    expect(await page.locator('main').textContent()).toContain(words(lang, 'game_deleted'));
    await mutate(page, 'game.restore', { ...ids, reason: 'entered-by-mistake' });
    await open(page, `/${lang}`);
    await open(page, path);
    expect(await page.locator('main').textContent()).not.toContain(words(lang, 'game_deleted'));
  });

  test('a change of date alone displays a preview before it is confirmed', async () => {
    const page = await visit({ lang });
    await logIn(page, builders[lang]);
    const league = await createLeague(page, `${places[0]} 4`, ['Outardes', 'Eiders']);
    const first = await league.record(page, { home: 0, away: 1, goals: [5, 1], date: '2020-11-07' });
    await league.record(page, { home: 1, away: 0, goals: [2, 0], date: '2020-11-14' });
    await open(page, inLanguage(lang, first.path));
    await openForm(page, lang, 'game_form_edit');
    await field(page, lang, 'field_date').fill('2020-11-21');
    await press(page, lang, 'preview_see');
    const notice = dialog(page)
      .locator('[role=status]')
      .filter({ hasText: words(lang, 'preview_past') });
    await expect.poll(() => notice.textContent()).toContain(words(lang, 'preview_winning_current'));
    expect(await notice.textContent()).toContain('2020');
    expect(await violationsIn(page)).toEqual([]);

    // A later time on the same day, without other games: tables and streaks stay the same.
    await field(page, lang, 'field_date').fill('2020-11-07');
    await field(page, lang, 'field_time').fill('20:30');
    await press(page, lang, 'preview_see');
    await expect.poll(() => notice.textContent()).toContain(words(lang, 'preview_nothing'));
  });

  test('a member’s page links to their changes, and the filter stays in the URL', async () => {
    const page = await visit({ lang, expected: [404] });
    await logIn(page, builders[lang]);
    const league = await createLeague(page, `${places[0]} 5`, ['Huards']);
    await open(page, `${inLanguage(lang, league.path)}?view=history`);
    await page.locator('main').getByRole('link', { name: builders[lang] }).first().click();
    await page
      .locator('main')
      .getByRole('link', { name: words(lang, 'user_changes_in', { season: writtenSeason }) })
      .click();
    await expect.poll(() => heading(page).textContent()).toBe(words(lang, 'activity_title'));
    expect(page.url()).toMatch(/\?member=\d+$/);
    const entries = page.locator('main ol > li:has(time)');
    const count = await entries.count();
    expect(count).toBeGreaterThan(1);
    expect(await entries.filter({ hasText: builders[lang] }).count()).toBe(count);
    expect(await violationsIn(page)).toEqual([]);

    const reader = await visit({ lang, scripts: false, expected: [404] });
    await reader.goto(page.url());
    expect(await reader.locator('main ol > li:has(time)').count()).toBe(count);
    await reader.locator('input[name=member]').fill('Personne du tout');
    await reader.locator('main form button').click();
    expect(await reader.locator('main').textContent()).toContain(words(lang, 'activity_member_unknown'));
    await reader.goBack();
    expect(await reader.locator('input[name=member]').inputValue()).toBe(builders[lang]);
  });
});
