import type { Rejection } from '@rondelle/importer/errors.ts';
import { expect, test } from 'vitest';
import { refusedCells } from './refused-cells.ts';

const cellOf = (rejection: Pick<Rejection, 'column' | 'value' | 'reason'>, lang: 'fr' | 'en') =>
  refusedCells([{ file: 'games.csv', line: 2, ...rejection }], lang, 1)[0];
const messageOf = (...[rejection, lang]: Parameters<typeof cellOf>): string =>
  // Compares texts without regard to the kind of space.
  (cellOf(rejection, lang)?.message ?? '').replaceAll('\u00A0', ' ');

const goals = (value: string) =>
  ({
    column: 'home_goals',
    value,
    reason: /^-?\d+$/.test(value) ? 'absurd-goals' : 'not-a-whole-number',
  }) as const;

test.each(['deux', '3.5', '51'])('a score of %s gets a message with the allowed numbers', (value) => {
  expect(messageOf(goals(value), 'fr')).toBe('écrivez un nombre entier de 0 à 50, ou un pointage comme 4-2');
  expect(messageOf(goals(value), 'en')).toBe('write a whole number from 0 to 50, or a score such as 4-2');
});

test.each(['Forfait', 'forfeit', 'par défaut', 'DÉF.'])(
  'a score of %s gets a message with the right column',
  (value) => {
    expect(messageOf(goals(value), 'fr')).toContain('« défaut locale »');
    expect(messageOf(goals(value), 'en')).toContain('“home forfeit”');
  },
);

test('names allowed endings and sides in the words of a spreadsheet, not in those of a dataset', () => {
  const ending = { column: 'decided_in', value: 'Forfait', reason: 'bad-decision' } as const;
  const side = { column: 'forfeited_by', value: 'arbitre', reason: 'bad-forfeit' } as const;
  for (const rejection of [ending, side]) {
    expect(messageOf(rejection, 'fr')).not.toMatch(/regulation|home/);
    expect(messageOf(rejection, 'fr')).toContain('locale');
  }
});

test('hides the internal key of a team from the value of a cell', () => {
  expect(cellOf({ column: 'away_team_key', value: '#1', reason: 'same-team' }, 'fr')?.value).toBe('');
});

test('returns the line of the repeated row apart from the message', () => {
  const repeated = { column: '', value: '100010', reason: 'same-line' } as const;
  expect(cellOf(repeated, 'fr')).toMatchObject({ otherLine: 100_010, value: '' });
  expect(messageOf(repeated, 'fr')).toBe(
    'une autre ligne est le même match : l’heure ou un numéro distingue deux matchs du même jour',
  );
  expect(cellOf(goals('51'), 'fr')?.otherLine).toBeNull();
});
