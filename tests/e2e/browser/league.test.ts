import { describe, expect, test, inject, beforeAll } from 'vitest';
import type { Page } from 'playwright-core';
import { inLanguage } from './support/every-page.ts';
import { findPath } from './support/find-path.ts';
import { smallSeason } from './support/small-season.ts';
import { untilHydrated, useVisitors } from './support/visitors.ts';
import { contractedIn, words } from './support/words.ts';

const visit = useVisitors();
const readers = [
  { scripts: true, how: 'with scripts' },
  { scripts: false, how: 'without scripts' },
];
const follow = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
const teamsOf = (page: Page) => page.locator('main table').first().locator('tbody th a').allTextContents();
const pointsOf = (page: Page) =>
  page
    .locator('main table')
    .first()
    .evaluate((table) => {
      const headings = [...table.querySelectorAll('thead th')];
      const at = headings.findIndex((heading) => heading.textContent === 'PTS');
      return [...table.querySelectorAll('tbody tr')].map((row) => row.children[at]?.textContent ?? '');
    });

const [boreals, eclaireurs, saphirs, vigiles] = [
  'Boréals d’Alma',
  'Éclaireurs de Roberval',
  'Saphirs de La Baie',
  'Vigiles de Chicoutimi',
];

let league: string;
beforeAll(async () => {
  league = await findPath(inject('siteUrl'), `/fr/${smallSeason}/ligues`, /r-\d+-saguenay/);
});

describe.each(readers)('the table of a league, $how', ({ scripts }) => {
  test('ranks by points, then by the game between two tied teams; sorts by a column; counts only home or away games', async () => {
    const page = await visit({ scripts });
    await page.goto(league);
    expect(await teamsOf(page)).toEqual([boreals, eclaireurs, saphirs, vigiles]);
    expect(await pointsOf(page)).toEqual(['4', '4', '3', '1']);

    // Best first, worst first, then the original order.
    const column = words('fr', 'table_sort_by', {
      short: words('fr', 'table_goalsFor'),
      column: words('fr', 'table_goalsFor_long'),
    });
    const orders = [
      [eclaireurs, boreals, saphirs, vigiles],
      [vigiles, saphirs, boreals, eclaireurs],
      [boreals, eclaireurs, saphirs, vigiles],
    ];
    for (const order of orders) {
      await follow(page, column);
      await expect.poll(() => teamsOf(page)).toEqual(order);
    }

    await follow(page, words('fr', 'table_record_home'));
    await expect.poll(() => pointsOf(page)).toEqual(['2', '4', '1', '0']);
    await follow(page, words('fr', 'table_record_away'));
    await expect.poll(() => pointsOf(page)).toEqual(['2', '0', '2', '1']);
    await follow(page, words('fr', 'table_record_all'));
    await expect.poll(() => pointsOf(page)).toEqual(['4', '4', '3', '1']);
  });

  test('displays the table as of an earlier day and returns to today', async () => {
    const page = await visit({ scripts });
    await page.goto(league);
    await page.getByText(words('fr', 'asof_title')).click();
    await page.getByLabel(words('fr', 'asof_played_by')).fill('2021-10-09');
    await page.getByRole('button', { name: words('fr', 'asof_apply') }).click();
    await page.waitForURL('**playedBy=2021-10-09**');
    await expect.poll(() => pointsOf(page)).toEqual(['2', '1', '1', '0']);
    expect((await teamsOf(page)).at(-1)).toBe(eclaireurs);
    await follow(page, words('fr', 'asof_reset'));
    await expect.poll(() => pointsOf(page)).toEqual(['4', '4', '3', '1']);
  });

  test('opens an explanation beside each rank, displays one division, and lists all its games', async () => {
    const page = await visit({ scripts });
    await page.goto(league);
    const label = words('fr', 'table_why', { team: boreals });
    await page.getByRole('button', { name: label }).click();
    const explanation = page.getByRole('dialog', { name: label });
    await expect.poll(() => explanation.isVisible()).toBe(true);
    expect(await explanation.textContent()).toContain(words('fr', 'criterion_headToHeadPoints'));
    expect(await explanation.textContent()).toContain(eclaireurs);
    await explanation.getByRole('button', { name: words('fr', 'table_close') }).click();
    await expect.poll(() => explanation.isVisible()).toBe(false);

    // A division has its own page.
    await follow(page, 'Sud');
    await page.waitForURL(/\/d-\d+-sud$/);
    await expect.poll(() => teamsOf(page)).toEqual([saphirs, vigiles]);
    await page.reload();
    expect(await teamsOf(page)).toEqual([saphirs, vigiles]);
    await follow(page, words('fr', 'league_all_divisions'));
    await expect.poll(() => teamsOf(page)).toHaveLength(4);

    // Includes the scheduled game.
    await follow(page, words('fr', 'league_all_games'));
    await page.waitForURL('**view=games**');
    await expect.poll(() => page.locator('main a[href*="/g-"]').count()).toBe(7);
  });
});

const isOnScreen = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const supposing = [
  { lang: 'fr', scripts: true, how: 'with scripts', day: '2 octobre 2021' },
  { lang: 'en', scripts: false, how: 'without scripts', day: 'October 2, 2021' },
] as const;
test.each(supposing)(
  'in $lang, $how, a scenario can be shared by its link and is not saved',
  async ({ lang, scripts, day }) => {
    const [page, friend] = [await visit({ lang, scripts }), await visit({ lang })];
    await page.goto(inLanguage(lang, league));
    if (scripts) await untilHydrated(page);
    await follow(page, words(lang, 'whatif_link'));
    const goals = page.getByLabel(
      words(lang, 'whatif_goals_of', { ofTeam: contractedIn(lang, boreals), day }),
    );
    const decided = page.getByLabel(words(lang, 'whatif_decided', { home: boreals, away: eclaireurs, day }));
    if (scripts) {
      await goals.fill('5');
      await decided.selectOption('overtime');
      await page.getByRole('button', { name: words(lang, 'whatif_show') }).click();
      expect(await decided.evaluate((field: HTMLSelectElement) => field.validationMessage)).toBe(
        words(lang, 'game_check_overtime'),
      );
      await decided.selectOption('regulation');
    }
    // The other team's goals keep their real value.
    await goals.fill('0');
    await page.getByRole('button', { name: words(lang, 'whatif_show') }).click();
    const scenario = page.getByRole('listitem').filter({ hasText: `${boreals} 0–1 ${eclaireurs}` });
    await scenario.waitFor();
    const notice = page.getByRole('status').filter({ hasText: words(lang, 'whatif_notice') });
    await expect.poll(() => notice.evaluate(isOnScreen)).toBe(true);
    expect(await scenario.textContent()).toContain(words(lang, 'whatif_real_result', { result: '3–1' }));
    const changed = [eclaireurs, saphirs, boreals, vigiles];
    expect(await teamsOf(page)).toEqual(changed);

    const share = page.getByRole('link', { name: words(lang, 'whatif_share') });
    await friend.goto((await share.getAttribute('href')) ?? '');
    expect(await teamsOf(friend)).toEqual(changed);
    await follow(friend, words(lang, 'league_back_to_table'));
    await expect.poll(() => teamsOf(friend)).toEqual([boreals, eclaireurs, saphirs, vigiles]);
    // In the narrow column a place is on a line of its own, which browsers read as a space.
    const inTwoLines = boreals.replace('’', '’\\s*');
    await friend
      .getByRole('link', { name: new RegExp(`${inTwoLines}\\s*3\\s*–\\s*1\\s*${eclaireurs}`) })
      .click();
    const history = friend.getByRole('region', { name: words(lang, 'history_title') });
    await expect.poll(() => history.getByRole('listitem').count()).toBe(1);
  },
);

const moves = [
  { lang: 'fr', scripts: false, how: 'without scripts', moved: ['4e', '3e'] },
  { lang: 'en', scripts: true, how: 'with scripts', moved: ['4th', '3rd'] },
] as const;
test.each(moves)(
  "in $lang, $how, the games between two days explain a team's rank change",
  async ({ lang, scripts, moved: [from, to] }) => {
    const page = await visit({ lang, scripts });
    await page.goto(inLanguage(lang, league));
    await follow(page, words(lang, 'why_link'));
    await page.getByLabel(words(lang, 'why_from'), { exact: true }).fill('2021-10-09');
    await page.getByLabel(words(lang, 'why_to'), { exact: true }).fill('2021-10-30');
    await page.getByRole('button', { name: words(lang, 'why_compare') }).click();
    await page.waitForURL('**to=2021-10-30**');
    const move = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: eclaireurs, exact: true }) });
    await move.getByRole('img', { name: words(lang, 'why_moved_up', { from, to }) }).waitFor();
    const result = words(lang, 'why_win', { score: '9–0', opponent: vigiles });
    expect(await move.getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining(result),
      // A game between two other teams that affected it.
      expect.stringContaining(vigiles),
    ]);
    expect(await move.textContent()).toContain(words(lang, 'why_points', { from: '0', to: '2' }));
  },
);

test('the chart loads its code when it is opened; when that fails, the page displays the error and retries', async () => {
  const page = await visit();
  const code = /\/assets\/(Lines|styles)-[^/]+\.(js|css)$/;
  await page.goto(league);
  await untilHydrated(page);
  await page.route(code, (route) => route.abort('aborted'));
  const chart = page.locator('details', { hasText: words('fr', 'league_chart_caption') });
  await chart.locator('summary').first().click();
  await chart.getByText(words('fr', 'state_failed_body')).waitFor();
  expect(await teamsOf(page)).toEqual([boreals, eclaireurs, saphirs, vigiles]);
  await page.unroute(code);
  const styles = page.waitForResponse(/\/assets\/(Lines|styles)-[^/]+\.css$/);
  await chart.locator('summary').first().click();
  await chart.locator('summary').first().click();
  expect((await styles).ok()).toBe(true);
  await chart.locator('svg path').first().waitFor();
});
