import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague } from './support/own-league.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
beforeAll(() => addMember('Horairiste', 'specialSupervisor'));

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test.each([
  {
    lang: 'fr',
    width: 1280,
    place: 'Papineau',
    texts: {
      drawn: '12 matchs placés',
      publish: 'Publier 12 matchs',
      standing: 'Cette ligue a déjà 12 matchs sur le site.',
    },
  },
  {
    lang: 'en',
    width: 390,
    place: 'Pontiac-Est',
    texts: {
      drawn: '12 games placed',
      publish: 'Publish 12 games',
      standing: 'This league has 12 games on the site already.',
    },
  },
] as const)(
  'on a screen $width pixels wide, a schedule drawn again replaces the existing one',
  async ({ lang, width, place, texts }) => {
    const page = await visit({ lang, width });
    await logIn(page, 'Horairiste');
    const teams = ['Aigles', 'Boréals', 'Cerfs', 'Dragons'].map((team) => `${team} ${place}`);
    const league = await createLeague(page, place, teams);
    const main = page.locator('main');
    const draw = async (venue: string) => {
      await open(page, pathsIn(lang).makeSchedule(writtenSeason));
      await main.getByLabel(words(lang, 'import_league'), { exact: true }).fill(place);
      await page.getByRole('option').filter({ hasText: place }).first().click();
      await main.getByLabel(words(lang, 'field_venue'), { exact: true }).first().fill(venue);
      await main
        .getByLabel(words(lang, 'schedule_without'))
        .fill(lang === 'fr' ? '19 déc au 9 janv' : 'Dec 19 to Jan 9');
      await main.getByRole('heading', { name: texts.drawn }).waitFor();
    };
    const publish = async () => {
      await button(page, words(lang, 'schedule_review')).click();
      await main.getByText(words(lang, 'collisions_none')).waitFor();
      await button(page, texts.publish).click();
      await main.getByRole('heading', { name: words(lang, 'schedule_published') }).waitFor();
    };
    const games = async () => {
      const input = { lang, sid: writtenSeason, cid: league.categoryId, rid: league.regionId };
      const response = await page.request.get(
        `/trpc/game.list?input=${encodeURIComponent(JSON.stringify(input))}`,
      );
      const { result } = (await response.json()) as { result: { data: { games: { venue: string }[] } } };
      return result.data.games.map(({ venue }) => venue);
    };
    await draw(`Aréna ${place}`);
    // The ice belongs to all teams until some are chosen.
    await main.getByText(words(lang, 'schedule_ice_any_team')).first().click();
    expect(await main.getByRole('checkbox', { name: teams[0] ?? '' }).count()).toBe(1);
    await checkPage(page, `schedule-drawn-${lang}`);
    await publish();
    expect(await games()).toEqual(Array.from({ length: 12 }, () => `Aréna ${place}`));

    await button(page, words(lang, 'schedule_another')).click();
    await draw(`Aréna ${place} 2`);
    await main.getByText(texts.standing).waitFor();
    expect(
      await main.getByRole('radio', { name: words(lang, 'schedule_standing_replace') }).isChecked(),
    ).toBe(true);
    await checkPage(page, `schedule-again-${lang}`);
    await main.getByRole('radio', { name: words(lang, 'schedule_standing_add') }).check();
    await button(page, words(lang, 'schedule_review')).click();
    // The games that stay take the ice's hours and the teams' days.
    await main.getByRole('status').filter({ hasText: '12' }).first().waitFor();
    await button(page, words(lang, 'import_back')).click();
    await main.getByRole('radio', { name: words(lang, 'schedule_standing_replace') }).check();
    await button(page, words(lang, 'schedule_review')).click();
    await main.getByText(words(lang, 'collisions_none')).waitFor();
  },
);
