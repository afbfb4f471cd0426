import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { fill, pressIn, untilContains } from './support/newcomer.ts';
import { createLeague, type OwnLeague, tableAt } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { ownNumber, mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(async () => {
  await addMember('Gardienne', 'admin');
  await addMember('Saccageur', 'supervisor');
});

/** A local day and time, in the browser's time zone. */
const local = (time: number): readonly [day: string, time: string] => {
  const at = new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString();
  return [at.slice(0, 10), at.slice(11, 16)];
};
/** Changes two results and deletes a game as the vandal; then the admin renames the league. */
const vandalise = async (vandal: Page, admin: Page, league: OwnLeague, games: readonly number[]) => {
  const [first, second, third] = games;
  const { id: leagueId, seasonId } = league;
  const result = { decidedIn: 'regulation', forfeitedBy: null, homeFairPlay: null, awayFairPlay: null };
  for (const gameId of [first, second])
    await mutate(vandal, 'game.correctResult', {
      ...result,
      gameId,
      seasonId,
      homeGoals: 0,
      awayGoals: 9,
      reason: 'typing-error',
    });
  await mutate(vandal, 'game.delete', { gameId: third, seasonId, reason: 'other' });
  await mutate(vandal, 'league.rename', { leagueId, seasonId, name: { fr: 'Ha', en: 'Ha' } });
  await mutate(admin, 'league.rename', { leagueId, seasonId, name: { fr: 'Ligue mieux', en: 'Better' } });
};

test('an admin rolls back all changes of a member in a period, and undoes the rollback', async () => {
  const lang = 'fr';
  const [page, vandal] = [await visit({ lang, expected: [503] }), await visit({ lang })];
  await logIn(page, 'Gardienne');
  await logIn(vandal, 'Saccageur');
  const league = await createLeague(page, 'Charlevoix', ['Vagues', 'Caps', 'Brises']);
  const games: number[] = [];
  for (const [home, away, day] of [
    [0, 1, 7],
    [1, 2, 8],
    [2, 0, 9],
  ] as const)
    games.push((await league.record(page, { home, away, goals: [3, 1], date: `2020-11-0${day}` })).id);
  const before = await tableAt(page, league.path);
  await vandalise(vandal, page, league, games);
  const vandalised = await tableAt(page, league.path);
  expect(vandalised).not.toEqual(before);

  await open(page, pathsIn(lang).rollBack());
  await pressIn(page, lang, 'roll_back_look');
  await untilContains(page, words(lang, 'roll_back_check_member'));
  await fill(page, lang, { activity_member: 'sacc' });
  await page.getByRole('option', { name: 'Saccageur' }).click();
  const [from, to] = [local(Date.now() - 3_600_000), local(Date.now() + 3_600_000)];
  await fill(page, lang, {
    roll_back_from: from[0],
    roll_back_from_time: from[1],
    roll_back_to: to[0],
    roll_back_to_time: to[1],
  });
  await pressIn(page, lang, 'roll_back_look');
  await untilContains(page, words(lang, 'roll_back_plan', { possible: '3', total: '4' }));
  const retained = page.locator('tbody tr[data-marked]');
  expect(await retained.textContent()).toContain(words(lang, 'roll_back_built_upon', { names: 'Gardienne' }));
  expect(await violationsIn(page)).toEqual([]);
  expect(new URL(page.url()).search).not.toContain('accageur');
  expect(await tableAt(page, league.path)).toEqual(vandalised);

  await page.goBack();
  await untilContains(page, words(lang, 'roll_back_plan', { possible: '3', total: '4' }));
  /** The first response fails, and its cause is displayed: a retry continues where it stopped. */
  const failsFirst = async (procedure: string, button: string, cause: string | null) => {
    const address = `**/trpc/${procedure}*`;
    const data = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, domainCode: 'views/behind', field: null };
    const error = { error: { message: cause, code: -32603, data } };
    await page.route(address, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, ...(cause === null ? { body: '' } : { json: error }) })
        : route.continue(),
    );
    await pressIn(page, lang, button);
    await untilContains(page, cause ?? words(lang, 'form_failed'));
    await page.unroute(address);
    await pressIn(page, lang, 'progress_go_on');
  };
  await failsFirst('history.rollBack', 'roll_back_submit', 'Les tableaux sont en retard.');
  await untilContains(page, words(lang, 'roll_back_finished'));
  const other = await visit({ lang });
  expect(await tableAt(other, league.path)).toEqual(before);
  expect(await other.locator('main h1').textContent()).toBe('Ligue mieux');

  await failsFirst('history.undoTogether', 'roll_back_undo', null);
  await untilContains(page, words(lang, 'roll_back_put_back'));
  expect(await tableAt(other, league.path)).toEqual(vandalised);
});

test('displays an error for members without changes, unknown members and members of the same role', async () => {
  const page = await visit({ lang: 'en', width: 390, expected: [403, 404] });
  await logIn(page, 'Saccageur');
  const member = await ownNumber(page);
  await logIn(page, 'Gardienne');
  const { rollBack } = pathsIn('en');
  const period = 'from=2005-01-01T00:00&to=2005-01-02T00:00';
  await open(page, `${rollBack()}?member=${member}&${period}`);
  await untilContains(page, words('en', 'roll_back_nothing'));
  const chosen = page.getByLabel(words('en', 'activity_member'), { exact: true });
  await expect.poll(() => chosen.inputValue()).toBe('Saccageur');
  await open(page, `${rollBack()}?member=99999999&${period}`);
  await untilContains(page, words('en', 'not_found_user'));
  await open(page, `${rollBack()}?member=${await ownNumber(page)}&${period}`);
  await untilContains(page, words('en', 'roll_back_peer'));
  expect(await violationsIn(page)).toEqual([]);
});
