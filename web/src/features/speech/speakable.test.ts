import { expect, test } from 'vitest';
import { type Spoken, speakable } from './speakable.ts';

const cell = (textContent: string, attributes: Record<string, string> = {}, inner?: Spoken): Spoken => ({
  textContent,
  getAttribute: (name) => attributes[name] ?? null,
  querySelector: () => inner ?? null,
});
const table = {
  caption: cell(' M11 AA, \n Montréal'),
  tHead: { rows: [{ cells: [cell('Équipe'), cell('PJ', {}, cell('PJ', { title: 'Parties jouées' }))] }] },
  tBodies: [
    {
      rows: [
        { cells: [cell('Lynx'), cell('12')] },
        { cells: [cell('Ours'), cell('–', { 'aria-label': 'aucune' })] },
      ],
    },
  ],
};

test('a table is read row by row, each value after what its column is called', () => {
  expect(speakable(table)).toEqual([
    'M11 AA, Montréal',
    'Équipe Lynx, Parties jouées 12',
    'Équipe Ours, Parties jouées aucune',
  ]);
});

test('a table without rows and head is its caption', () => {
  expect(speakable({ caption: null, tHead: null, tBodies: [] })).toEqual([]);
});
