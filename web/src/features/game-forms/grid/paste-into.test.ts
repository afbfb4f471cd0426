import { expect, test } from 'vitest';
import { pasteInto } from './paste-into.ts';
import { emptyRow, emptyRows, type Row } from './rows.ts';

const day = '2022-03-05';
const goals = (rows: readonly Row[] | undefined) => rows?.map(({ homeGoals }) => homeGoals);

test('adds a table after the filled rows and removes empty rows', () => {
  const rows = [{ ...emptyRow(day), home: 'A' }, ...emptyRows(2, day)];
  const after = pasteInto(rows, `${day}\tB\tC\t1\t0\n${day}\tD\tE\t2\t0`, { day });
  expect(after?.rows.map(({ home }) => home)).toEqual(['A', 'B', 'D']);
});

test('inserts a table at the row that it is pasted into', () => {
  const rows = [{ ...emptyRow(day), home: 'A' }, ...emptyRows(1, day), { ...emptyRow(day), home: 'Z' }];
  const after = pasteInto(rows, `${day}\tB\tC\t1\t0`, { day, row: 1, column: 'date' });
  expect(after?.rows.map(({ home }) => home)).toEqual(['A', 'B', 'Z']);
});

test('fills a column down from its cell, skips saved rows and adds missing rows', () => {
  const saved = { ...emptyRow(day), homeGoals: '9', saved: { path: '/fr/2021-2022/g-1', isHeld: false } };
  const rows = [emptyRow(day), emptyRow(day), saved];
  const after = pasteInto(rows, '1\nx\n3\n4\n', { day, row: 0, column: 'homeGoals' });
  expect(goals(after?.rows)).toEqual(['1', '', '9', '4']);
  expect(after?.rows[1]?.unread).toEqual({ homeGoals: 'x' });
});

test('replaces a chosen team with a pasted name', () => {
  const rows = [{ ...emptyRow(day), homeTeamId: '7' }, emptyRow(day)];
  const after = pasteInto(rows, 'Boréals\nSaphirs', { day, row: 0, column: 'homeTeamId' });
  expect(after?.rows.map(({ home, homeTeamId }) => home + homeTeamId)).toEqual(['Boréals', 'Saphirs']);
});

test('returns null for a table without a game', () => {
  expect(pasteInto(emptyRows(2, day), 'Bonjour;merci', { day })).toBeNull();
});

test('returns null for the text of one cell', () => {
  expect(pasteInto(emptyRows(2, day), '3', { day, row: 0, column: 'homeGoals' })).toBeNull();
});
