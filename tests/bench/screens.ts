import { setTimeout as sleep } from 'node:timers/promises';
import { addMember } from '@rondelle/members/accounts/members.ts';
import { createPasswordHasher } from '@rondelle/members/accounts/password-hash.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Browser, Page } from 'playwright-core';
import type { Pool } from 'pg';
import { launchBrowser } from '../e2e/support/launch-browser.ts';
import { quantile } from './numbers.ts';

export type Screens = {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly times: number;
};
type Game = { readonly path: string; readonly league: string; readonly homeTeamId: number };

const times = 120;
const warmUp = 10;
/** The time after which the measurement of a change fails. */
const limitMs = 15_000;

/** A game with a result, in the league with most teams of the latest season. */
const gameOf = async (pool: Pool, league: string): Promise<Game> => {
  const [, , season, category, region] = /^\/(fr)\/(\d{4}-\d{4})\/c-(\d+)[^/]*\/r-(\d+)/.exec(league) ?? [];
  const { rows } = await pool.query<{ id: number; home: number }>(
    `SELECT g."gameId" AS id, g."homeTeamId" AS home FROM games g JOIN seasons s USING ("seasonId")
     JOIN leagues l USING ("leagueId")
     WHERE s.slug = $1 AND l."categoryId" = $2 AND l."regionId" = $3 AND g.status = 'final'
       AND g."decidedIn" = 'regulation' AND g."forfeitedBy" IS NULL ORDER BY g."gameId" LIMIT 1`,
    [season, category, region],
  );
  const [game] = rows;
  if (!game) throw new Error('there is no game to correct');
  return { path: `/fr/${season}/g-${game.id}`, league, homeTeamId: game.home };
};

const newToken = async (pool: Pool): Promise<string> => {
  const accounts = createDb<AccountTables>(pool);
  const added = await addMember(accounts, {
    username: 'Bench',
    email: 'bench@example.org',
    passwordHash: await createPasswordHasher().hash('une-patinoire-au-lac'),
    language: 'fr',
    role: 'admin',
    verified: true,
  });
  if ('taken' in added) throw new Error('the member is there already');
  return (await openSession(accounts, added.id, 'site', 'bench')).token;
};

const openPage = async (browser: Browser, url: string, path: string, token?: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-CA' });
  context.setDefaultTimeout(limitMs);
  if (token)
    await context.addCookies([
      { name: 'session', value: token, url },
      { name: 'member', value: '1', url },
    ]);
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

/** Stores on the page when a form was last submitted; both browsers use the clock of this machine. */
const noteSubmits = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener(
      'submit',
      () => document.body.setAttribute('data-submitted', String(performance.timeOrigin + performance.now())),
      true,
    );
  });

/** Stores on the page when a team's row was painted with other figures. */
const noteChanges = async (page: Page, teamId: number) => {
  await page.locator('[data-live="on"]').waitFor({ state: 'attached' });
  await page.evaluate((id) => {
    const read = () => document.querySelector(`tr[data-live-team="${id}"]`)?.textContent ?? '';
    let before = read();
    const look = () => {
      if (read() === before) return;
      before = read();
      requestAnimationFrame(() =>
        document.body.setAttribute('data-seen', String(performance.timeOrigin + performance.now())),
      );
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, teamId);
};

const timeIn = async (page: Page, name: string): Promise<number> =>
  Number((await page.getAttribute('body', name)) ?? 0);

/** Corrects the score in one browser; returns the milliseconds until the other browser shows the new table. */
const correctOnce = async (writer: Page, reader: Page, goals: number): Promise<number> => {
  const seenBefore = await timeIn(reader, 'data-seen');
  await writer.locator('main button[popovertarget=edit-menu]').click();
  await writer.locator('main a[href*="do=edit-game"]').click();
  const form = writer.locator('[role=dialog] form');
  await form.locator('input[name=homeGoals]').fill(String(goals));
  const reason = form.locator('select[name=reason]');
  if ((await reason.inputValue()) === '') await reason.selectOption({ index: 1 });
  // A correction of a past season first shows its preview, and then needs a second click.
  while (await form.isVisible()) {
    await form
      .locator('button[type=submit]')
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await form.waitFor({ state: 'hidden', timeout: 700 }).catch(() => undefined);
  }
  const deadline = Date.now() + limitMs;
  while ((await timeIn(reader, 'data-seen')) <= seenBefore) {
    if (Date.now() > deadline) throw new Error('the other browser does not show the change');
    await sleep(10);
  }
  return (await timeIn(reader, 'data-seen')) - (await timeIn(writer, 'data-submitted'));
};

/** Milliseconds from Save in one browser until another browser has painted the new standings. */
export const measureScreens = async (databaseUrl: string, url: string, league: string): Promise<Screens> => {
  const pool = createPool(databaseUrl);
  const [one, other] = [await launchBrowser(), await launchBrowser()];
  try {
    const game = await gameOf(pool, league);
    const writer = await openPage(one, url, game.path, await newToken(pool));
    const reader = await openPage(other, url, game.league);
    await noteSubmits(writer);
    await noteChanges(reader, game.homeTeamId);
    const all: number[] = [];
    for (let i = 0; i < warmUp + times; i += 1) all.push(await correctOnce(writer, reader, 3 + (i % 9)));
    const steady = all.slice(warmUp);
    return {
      p50Ms: quantile(steady, 0.5),
      p99Ms: quantile(steady, 0.99),
      maxMs: quantile(steady, 1),
      times: steady.length,
    };
  } finally {
    await Promise.all([one.close(), other.close()]);
    await pool.end();
  }
};
