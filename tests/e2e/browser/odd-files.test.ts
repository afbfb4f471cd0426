import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { open } from './support/form-steps.ts';
import { addMember, logIn } from './support/members.ts';
import { writtenSeason } from './support/small-season.ts';
import { useVisitors } from './support/visitors.ts';
import { words } from './support/words.ts';

const visit = useVisitors();
beforeAll(() => addMember('Paperassière', 'admin'));

const inFrench = (key: string): string => words('fr', key);
const choose = (page: Page, name: string, content: string) =>
  page.setInputFiles('#import-file', { name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const chooseAnother = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: inFrench('import_other_file') })
    .click();
const cells = (tag: string, ...texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;

test('reads a web page saved as a workbook, and reports a file without games immediately', async () => {
  const page = await visit({ width: 390 });
  await logIn(page, 'Paperassière');
  const heads = cells('th', 'Date', 'Locale', 'Visiteuse', 'Pointage');
  const game = cells(
    'td',
    `${writtenSeason.slice(0, 4)}-11-07`,
    'Bor&eacute;als<sup>1</sup><br>de Magog',
    'Marins',
    '2-1',
  );
  const table = `<table><tr><td colspan="4">Calendrier</td></tr>${heads}${game}</table>`;
  await open(page, pathsIn('fr').importGames(writtenSeason));
  await choose(page, 'export.xls', `<html><body>${table}</body></html>`);
  const main = page.locator('main');
  await main.getByText(/^1 match dans cette feuille/).waitFor();
  await main.getByText('Boréals de Magog', { exact: true }).first().waitFor();

  await chooseAnother(page);
  await choose(page, 'classement.csv', 'Rang;Équipe;PJ;PTS\n1;Boréals;10;16\n2;Marins;10;14\n');
  await main.getByText(inFrench('import_needs_teams')).waitFor();
  await chooseAnother(page);
  await choose(page, 'horaire.pdf', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
  await main.getByText(inFrench('import_unreadable')).waitFor();
  expect(await main.getByRole('heading', { name: inFrench('import_columns') }).count()).toBe(0);
});
