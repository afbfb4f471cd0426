import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { beforeAll, expect, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { checkPage } from './support/check-page.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
// Choices are remembered by member and headings.
const memberOf = { fr: 'Registraire aux colonnes', en: 'Registrar of columns' } as const;
beforeAll(async () => {
  for (const name of Object.values(memberOf)) await addMember(name, 'admin');
});

const year = writtenSeason.slice(5);
const lines = [
  'Date;Équipe 1;Équipe 2;Score;Résultat',
  `${year}-02-20;Les Quais de Dolbeau;Les Phares de Dolbeau;1-4;2-4`,
  `${year}-02-27;Les Phares de Dolbeau;Les Quais de Dolbeau;3-2;3-2`,
];

test.each([
  {
    lang: 'fr',
    width: 390,
    second: 'Les Phares de Dolbeau reçoit Les Quais de Dolbeau',
    column: /^Colonne E, Résultat/,
  },
  {
    lang: 'en',
    width: 1280,
    second: 'Les Phares de Dolbeau at home against Les Quais de Dolbeau',
    column: /^Column E, Résultat/,
  },
] as const)(
  'ambiguous columns raise questions with examples, in $lang',
  async ({ lang, width, second, column }) => {
    const page = await visit({ lang, width });
    await logIn(page, memberOf[lang]);
    await open(page, pathsIn(lang).importGames(writtenSeason));
    const main = page.locator('main');
    const buffer = Buffer.from(lines.join('\n'));
    await page.setInputFiles('#import-file', { name: 'saison.csv', mimeType: 'text/csv', buffer });
    await main.getByLabel(words(lang, 'import_league'), { exact: true }).fill('Saguenay');
    await page.locator('[role=option]').first().click();
    const go = main.getByRole('button', { name: words(lang, 'import_continue') });
    await go.click();
    await main.getByText(words(lang, 'import_doubt_answer')).first().waitFor();
    await checkPage(page, `column-questions-${lang}`);
    await main.getByRole('radio', { name: second }).check();
    await main.getByRole('radio', { name: column }).check();
    await go.click();
    await main.getByRole('heading', { name: words(lang, 'import_which_teams') }).waitFor();
    for (const select of await main.locator('ol select').all()) await select.selectOption('new');
    await go.click();
    await main.getByRole('heading', { name: words(lang, 'import_review') }).waitFor();
    // Quais 2, Phares 4, with the Phares at home.
    const first = main.locator('li', { hasText: '4' }).filter({ hasText: 'Phares' }).first();
    expect((await first.textContent())?.replaceAll(/\s+/g, ' ')).toMatch(/Phares.*4.?–.?2.*Quais/);
  },
);
