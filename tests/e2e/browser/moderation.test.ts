import { randomUUID } from 'node:crypto';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { findPath, linksOf } from './support/find-path.ts';
import { correct as saveSeen, dialog, field, open, openForm } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, logIn } from './support/members.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
const langs = testedLanguages('fr');
/** The demonstration's first season: no other test changes its results. */
const leagues = '/fr/2023-2024/ligues';

type Game = {
  readonly gameId: number;
  readonly seasonId: number;
  readonly teamId: number;
  readonly home: number;
  readonly away: number;
};
let games: Game[];

const gameAt = async (gid: number): Promise<Game> => {
  const encodedInput = encodeURIComponent(JSON.stringify({ lang: 'fr', gid }));
  const response = await fetch(`${inject('siteUrl')}/trpc/game.get?input=${encodedInput}`);
  const { result } = (await response.json()) as {
    result: {
      data: {
        game: { season: { id: number }; home: { id: number; goals: number }; away: { goals: number } };
      };
    };
  };
  const { game } = result.data;
  const { season, home, away } = game;
  return { gameId: gid, seasonId: season.id, teamId: home.id, home: home.goals, away: away.goals };
};

beforeAll(async () => {
  for (const lang of langs) {
    await addMember(`pressé ${lang}`, 'supervisor');
    await addMember(`nouveau ${lang}`);
    await addMember(`témoin ${lang}`);
  }
  await addMember('arbitre', 'specialSupervisor');
  await addMember('directrice', 'admin');
  const league = await findPath(inject('siteUrl'), leagues, /\/c-[^/]+\/r-[^/]+$/);
  const links = await linksOf(inject('siteUrl'), `${league}?view=games`);
  const ids = links.map((href) => Number(/\/g-(\d+)$/.exec(href)?.[1] ?? 0)).filter((id) => id > 0);
  games = await Promise.all([...new Set(ids)].slice(0, 24).map(gameAt));
  expect(games.length).toBeGreaterThan(23);
});

const mutate = async (page: Page, procedure: string, input: object): Promise<void> => {
  const posted = await page.request.post(`/trpc/${procedure}`, {
    headers: { origin: inject('siteUrl') },
    data: { commandId: randomUUID(), ...input },
  });
  if (!posted.ok()) throw new Error(`${procedure}: ${await posted.text()}`);
};
const correct = (page: Page, { gameId, seasonId, home, away }: Game) =>
  mutate(page, 'game.correctResult', {
    gameId,
    seasonId,
    homeGoals: home + 1,
    awayGoals: away,
    decidedIn: 'regulation',
    forfeitedBy: null,
    homeFairPlay: null,
    awayFairPlay: null,
    reason: 'typing-error',
  });

const untilContains = async (page: Page, text: string): Promise<void> => {
  await expect.poll(() => page.locator('main').textContent()).toContain(text);
};
const cardOf = (page: Page, { gameId }: Game) =>
  page.locator('main li').filter({ has: page.locator(`h2 a[href$="/g-${gameId}"]`) });
const press = (page: Page, lang: Language, game: Game, key: string) =>
  cardOf(page, game).getByText(words(lang, key), { exact: true }).click();

describe.each(langs)('in %s', (lang) => {
  const paths = pathsIn(lang);
  const own = () => games.slice(lang === 'fr' ? 0 : 11, lang === 'fr' ? 11 : 22);

  test('a supervisor finds changes to review, approves one and undoes another', async () => {
    const [member, witness] = [await visit({ lang }), await visit({ lang })];
    await logIn(member, `pressé ${lang}`);
    await logIn(witness, `témoin ${lang}`);
    for (const game of own().slice(0, 1))
      await mutate(witness, 'game.confirmResult', {
        gameId: game.gameId,
        seasonId: game.seasonId,
        side: 'home',
      });
    const page = await visit({ lang });
    await logIn(page, 'arbitre');
    await open(page, paths.review());
    await page.locator('[data-live="on"]').waitFor({ state: 'attached' });
    for (const game of own()) await correct(member, game);
    const [first, second] = own();
    if (!first || !second) throw new Error('too few games');
    // The open page lists all of them and announces the change.
    const missing = async () => {
      const counts = await Promise.all(own().map((game) => cardOf(page, game).count()));
      return counts.filter((count) => count === 0).length;
    };
    await expect.poll(missing).toBe(0);
    await expect.poll(() => cardOf(page, first).textContent()).toContain(words(lang, 'review_reason_many'));
    expect(await page.locator('[data-live="on"]').textContent()).toContain(words(lang, 'live_entries'));
    const card = (await cardOf(page, first).textContent()) ?? '';
    expect(card).toContain(words(lang, 'review_reason_confirmed_corrected'));
    expect(card).toContain(`pressé ${lang}`);
    await checkPage(page, `review-${lang}`);

    await press(page, lang, first, 'review_undo');
    await expect.poll(() => cardOf(page, first).count()).toBe(0);
    expect((await gameAt(first.gameId)).home).toBe(first.home);
    await press(page, lang, second, 'review_approve');
    await expect.poll(() => cardOf(page, second).count()).toBe(0);
    expect((await gameAt(second.gameId)).home).toBe(second.home + 1);

    await page.getByRole('link', { name: words(lang, 'review_state_undone'), exact: true }).click();
    await page.waitForURL(/state=undone/);
    await expect.poll(() => cardOf(page, first).count()).toBe(1);
    expect(await cardOf(page, first).textContent()).toContain('arbitre');
    await checkPage(page, `review-undone-${lang}`);

    await open(page, paths.dashboard());
    await expect.poll(() => page.locator(`main a[href="${paths.review()}"]`).count()).toBe(1);
    await page.locator('[data-live="on"]').waitFor({ state: 'attached' });
    await mutate(page, 'following.follow', { kind: 'team', id: second.teamId });
    await expect.poll(() => page.locator(`main a[href*="/e-${second.teamId}-"]`).count()).toBeGreaterThan(0);
  });

  test('a new member’s correction is held until a supervisor accepts it', async () => {
    const [member, page] = [await visit({ lang }), await visit({ lang })];
    await logIn(member, `nouveau ${lang}`);
    await logIn(page, 'arbitre');
    const game = games[lang === 'fr' ? 22 : 23];
    if (!game) throw new Error('too few games');
    await open(member, paths.game('2023-2024', game.gameId));
    await openForm(member, lang, 'game_form_edit');
    await field(member, lang, 'field_home_goals').fill(String(game.home + 1));
    await saveSeen(member, lang);
    await expect.poll(() => dialog(member).textContent()).toContain(words(lang, 'form_held'));
    expect((await gameAt(game.gameId)).home).toBe(game.home);
    await checkPage(member, `held-form-${lang}`);

    await open(page, paths.review());
    await untilContains(page, words(lang, 'review_held_title'));
    const held = page.locator('main li').filter({ has: page.locator(`h3 a[href$="/g-${game.gameId}"]`) });
    expect(await held.textContent()).toContain(`nouveau ${lang}`);
    await checkPage(page, `held-review-${lang}`);
    await held.getByText(words(lang, 'review_held_accept'), { exact: true }).click();
    await expect.poll(() => held.count()).toBe(0);
    await expect.poll(async () => (await gameAt(game.gameId)).home).toBe(game.home + 1);

    await open(member, paths.dashboard());
    await untilContains(member, words(lang, 'review_held_state_approved'));
    await checkPage(member, `held-own-${lang}`);
  });

  test('an admin sees members with many changes', async () => {
    const page = await visit({ lang });
    await logIn(page, 'directrice');
    await open(page, paths.review());
    await untilContains(page, words(lang, 'review_members_title'));
    await untilContains(page, `pressé ${lang}`);
    await checkPage(page, `review-admin-${lang}`);
    await page
      .getByRole('listitem')
      .filter({ hasText: `pressé ${lang}` })
      .getByText(words(lang, 'review_members_roll_back'), { exact: true })
      .click();
    await page.waitForURL((url) => url.pathname === paths.rollBack());
    // The dry run lists all changes, even one already undone, below the tables of its effects.
    const planned = page.locator('main table').last().locator('tbody tr');
    await expect.poll(() => planned.count()).toBe(own().length);
  });

  test('a visitor must log in, a member who supervises nothing has nothing to review, and members see their trust level', async () => {
    const page = await visit({ lang, expected: [401, 403] });
    await open(page, paths.review());
    await page.waitForURL((url) => url.pathname === paths.login());
    await logIn(page, `témoin ${lang}`);
    await open(page, paths.review());
    await untilContains(page, words(lang, 'review_none_open'));
    await checkPage(page, `review-nothing-${lang}`);
    await open(page, paths.account());
    await untilContains(page, words(lang, 'trust_level_0'));
    await untilContains(page, words(lang, 'trust_confirmed'));
    await checkPage(page, `trust-${lang}`);
  });
});
