import { beforeAll, expect, test } from 'vitest';
import { violationsIn } from './support/axe.ts';
import { inLanguage } from './support/every-page.ts';
import { dialog, field, open, openForm, press, untilToast } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { contractedIn, words } from './support/words.ts';

const visit = useVisitors();
beforeAll(async () => {
  await addMember('Hôtesse', 'specialSupervisor');
  await addMember('Visiteuse');
});

const places = { fr: 'Eeyou', en: 'Istchee' } as const;

test.each(testedLanguages('fr'))(
  "in %s, the away team's side disputes a result, and confirms it once it is corrected",
  async (lang) => {
    const place = places[lang];
    const [home, away] = [await visit({ lang }), await visit({ lang, width: 390 })];
    await logIn(home, 'Hôtesse');
    await logIn(away, 'Visiteuse');
    const teams = [`Huards ${place}`, `Hiboux ${place}`] as const;
    const ofHome = contractedIn(lang, teams[0]);
    const league = await createLeague(home, place, teams);
    const score = { home: 0, away: 1, goals: [2, 1], date: '2020-11-07' } as const;
    const game = inLanguage(lang, (await league.record(home, score)).path);

    await open(away, game);
    await away.locator('main', { hasText: words(lang, 'confirmation_entered') }).waitFor();
    await openForm(away, lang, 'confirmation_form_dispute');
    await dialog(away).getByRole('radio', { name: teams[1] }).check();
    await press(away, lang, 'confirmation_form_dispute');
    await untilToast(away, words(lang, 'confirmation_form_disputed', { ofHome, away: teams[1] }));
    const disputed = words(lang, 'confirmation_disputed', { team: teams[1] });
    await away.locator('main', { hasText: disputed }).waitFor();

    // The home side can settle a dispute only by correcting the result.
    await open(home, game);
    expect(await home.locator('main').textContent()).toContain(disputed);
    await openForm(home, lang, 'game_form_edit');
    await field(home, lang, 'field_away_goals').fill('3');
    await press(home, lang, 'preview_see');
    await dialog(home)
      .getByRole('heading', { name: words(lang, 'preview_title') })
      .waitFor();
    await press(home, lang, 'preview_confirm');
    await expect.poll(() => home.locator('main h1').textContent()).toContain('3');
    await open(away, game);
    await openForm(away, lang, 'confirmation_form_confirm');
    await dialog(away).getByRole('radio', { name: teams[1] }).check();
    expect(await violationsIn(away, lang === 'fr' ? 'all' : 'structure')).toEqual([]);
    await press(away, lang, 'confirmation_form_confirm');
    await untilToast(away, words(lang, 'confirmation_form_confirmed', { ofHome, away: teams[1] }));
    await away
      .locator('main', { hasText: words(lang, 'confirmation_confirmed', { team: teams[1] }) })
      .waitFor();
  },
);
