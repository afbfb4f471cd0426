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

test('reads a table row by row, each value after its column header', () => {
  expect(speakable(table)).toEqual([
    'M11 AA, Montréal',
    'Équipe Lynx, Parties jouées 12',
    'Équipe Ours, Parties jouées aucune',
  ]);
});

test('reads only the caption of a table without rows and header', () => {
  expect(speakable({ caption: null, tHead: null, tBodies: [] })).toEqual([]);
});
