import { beforeAll, expect, test } from 'vitest';
import { inLanguage } from './support/every-page.ts';
import { dialog, field, open, openForm } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
beforeAll(() => addMember('Registraire', 'specialSupervisor'));

test('after a withdrawal, the table, the lists and the page of a void game state why it does not count', async () => {
  const lang = 'fr';
  const page = await visit({ lang });
  await logIn(page, 'Registraire');
  const league = await createLeague(page, 'Retrait', ['Lynx', 'Loutres', 'Loups']);
  const played = await league.record(page, { home: 0, away: 1, goals: [5, 2], date: '2020-11-07' });
  await league.record(page, { home: 1, away: 2, goals: [3, 1], date: '2020-11-14' });
  const { id: leagueId, seasonId, categoryId, teamIds } = league;
  const fixture = { seasonId, categoryId, leagueId, tournamentId: null, stage: 'regular', group: null };
  const occasion = { time: '10:00', venue: null, city: null };
  const [lynx, otters, wolves] = teamIds;
  const between = (homeTeamId = 0, awayTeamId = 0) => ({ ...fixture, homeTeamId, awayTeamId, ...occasion });
  const missing = await mutate(page, 'game.schedule', { ...between(wolves, otters), date: '2020-12-05' });
  const toCome = await mutate(page, 'game.schedule', { ...between(lynx, wolves), date: '2020-12-12' });

  await open(page, league.path);
  await openForm(page, lang, 'withdrawal_form');
  await field(page, lang, 'withdrawal_team').selectOption({ label: 'Lynx' });
  await field(page, lang, 'withdrawal_treatment').selectOption('void');
  await dialog(page)
    .getByRole('heading', { name: words(lang, 'preview_title') })
    .waitFor();
  await checkPage(page, 'withdrawal-form');

  const reason = 'league-decision';
  await mutate(page, 'league.withdrawTeam', { leagueId, seasonId, teamId: lynx, treatment: 'void', reason });
  for (const language of ['fr', 'en'] as const) {
    const reader = await visit({ lang: language });
    const text = () => reader.locator('main').textContent();
    await open(reader, inLanguage(language, league.path));
    expect(await text()).toContain(words(language, 'table_withdrawn'));
    expect(await text()).toContain(words(language, 'game_status_void'));
    await checkPage(reader, `withdrawn-league-${language}`);
    await open(reader, inLanguage(language, played.path));
    expect(await text()).toContain(words(language, 'game_void_title'));
    expect(await text()).toMatch(
      language === 'fr' ? /L’équipe Lynx s’est retirée de la ligue le / : /Lynx withdrew from the league on /,
    );
    await checkPage(reader, `void-game-${language}`);
    await open(reader, inLanguage(language, toCome.path ?? ''));
    expect(await text()).toContain(words(language, 'game_cancelled_title'));
    await checkPage(reader, `cancelled-game-${language}`);
    await open(reader, inLanguage(language, missing.path ?? ''));
    expect(await text()).toContain(words(language, 'game_no_result_body'));
    await checkPage(reader, `no-result-game-${language}`);
  }
});
