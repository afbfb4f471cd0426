import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { expect, test } from 'vitest';
import { linesOf } from './use-schedule.ts';

const teams = [{ name: 'Lynx' }, { name: 'Loups' }];
const at = (venue: string) => ({ round: 0, home: 0, away: 1, date: '2025-10-04', time: '09:00', venue });
const citiesOf = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ cells }) => cells[sheetColumns.indexOf('city')]);

test('a published game has the city of a venue that was chosen, and none for a venue that was typed', () => {
  const games = [at('Aréna Bardy'), at('Aréna tapé'), at('')];
  expect(citiesOf(linesOf(games, teams, [['Aréna Bardy', 'Québec']]))).toEqual(['Québec', '', '']);
  expect(citiesOf(linesOf(games, teams))).toEqual(['', '', '']);
});
