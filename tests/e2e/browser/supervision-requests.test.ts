import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { inLanguage } from './support/every-page.ts';
import { open } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, logIn } from './support/members.ts';
import { createLeague } from './support/own-league.ts';
import { useVisitors } from './support/visitors.ts';
import { testedLanguages } from './support/tested-languages.ts';
import { words } from './support/words.ts';
import { mutate } from './support/writes.ts';

const visit = useVisitors();
const langs = testedLanguages('fr');

beforeAll(async () => {
  for (const lang of langs) {
    await addMember(`Candidate ${lang}`);
    await addMember(`Prétendante ${lang}`);
    await addMember(`Responsable ${lang}`, 'specialSupervisor');
  }
});

describe.each(langs)('in %s', (lang) => {
  const paths = pathsIn(lang);

  test('a member requests to supervise, sees the request as pending, and is accepted or refused', async () => {
    const [chief, asker, other] = [await visit({ lang }), await visit({ lang }), await visit({ lang })];
    const [first, second] = [`Candidate ${lang}`, `Prétendante ${lang}`];
    await logIn(chief, `Responsable ${lang}`);
    await logIn(asker, first);
    await logIn(other, second);
    const league = await createLeague(chief, `Rive-Nord ${lang}`, ['Ours', 'Orignaux']);
    const path = inLanguage(lang, league.path);
    const competition = `Ligue Rive-Nord ${lang}`;
    for (const page of [asker, other])
      await mutate(page, 'supervision.join', { kind: 'league', id: league.id });

    await open(asker, path);
    await asker.getByText(words(lang, 'supervise_waits_title')).waitFor();
    await checkPage(asker, `supervision-waits-${lang}`);
    await open(asker, paths.dashboard());
    await asker.getByText(words(lang, 'supervise_waits_title')).waitFor();
    await checkPage(asker, `supervision-dashboard-${lang}`);

    const count = (of: number) => words(lang, 'supervise_waiting_count', { count: String(of) });
    const button = (page: Page, verdict: 'accept' | 'decline', name: string) =>
      page.getByRole('button', {
        name: words(lang, `supervise_${verdict}_named`, { name, competition }),
        exact: true,
      });
    await open(chief, paths.review());
    await button(chief, 'accept', second).waitFor();
    await checkPage(chief, `supervision-review-${lang}`);
    await open(chief, path);
    await chief.getByRole('heading', { name: count(2) }).waitFor();
    await checkPage(chief, `supervision-league-${lang}`);
    await button(chief, 'decline', second).click();
    await chief.getByText(words(lang, 'supervise_declined', { name: second, competition })).waitFor();
    await button(chief, 'accept', first).click();
    await chief.getByText(words(lang, 'supervise_accepted', { name: first, competition })).waitFor();
    await expect.poll(() => chief.getByRole('heading', { name: count(1) }).count()).toBe(0);

    // The accepted one accepts others from now on; the refused one is no longer listed.
    await open(asker, path);
    await mutate(other, 'supervision.join', { kind: 'league', id: league.id });
    await asker.reload();
    await button(asker, 'accept', second).waitFor();
    expect(await asker.getByText(words(lang, 'supervise_waits_title')).count()).toBe(0);
    await open(asker, paths.notifications());
    await asker.getByText(competition).first().waitFor();
    await checkPage(asker, `supervision-notified-${lang}`);
  });
});
