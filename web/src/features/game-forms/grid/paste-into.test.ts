import { expect, test } from 'vitest';
import { pasteInto } from './paste-into.ts';
import { emptyRow, emptyRows, type Row } from './rows.ts';

const day = '2022-03-05';
const goals = (rows: readonly Row[] | undefined) => rows?.map(({ homeGoals }) => homeGoals);

test('a table comes behind what is filled in, and empty rows give way to it', () => {
  const rows = [{ ...emptyRow(day), home: 'A' }, ...emptyRows(2, day)];
  const after = pasteInto(rows, `${day}\tB\tC\t1\t0\n${day}\tD\tE\t2\t0`, { day });
  expect(after?.rows.map(({ home }) => home)).toEqual(['A', 'B', 'D']);
});

test('a table that is pasted into a row stands there', () => {
  const rows = [{ ...emptyRow(day), home: 'A' }, ...emptyRows(1, day), { ...emptyRow(day), home: 'Z' }];
  const after = pasteInto(rows, `${day}\tB\tC\t1\t0`, { day, row: 1, column: 'date' });
  expect(after?.rows.map(({ home }) => home)).toEqual(['A', 'B', 'Z']);
});

test('a column goes down from its cell, over saved rows, and makes rows that are missing', () => {
  const saved = { ...emptyRow(day), homeGoals: '9', saved: '/fr/2021-2022/g-1' };
  const rows = [emptyRow(day), emptyRow(day), saved];
  const after = pasteInto(rows, '1\nx\n3\n4\n', { day, row: 0, column: 'homeGoals' });
  expect(goals(after?.rows)).toEqual(['1', '', '9', '4']);
  expect(after?.rows[1]?.unread).toEqual({ homeGoals: 'x' });
});

test('a team that was chosen gives way to the name that is pasted over it', () => {
  const rows = [{ ...emptyRow(day), homeTeamId: '7' }, emptyRow(day)];
  const after = pasteInto(rows, 'Boréals\nSaphirs', { day, row: 0, column: 'homeTeamId' });
  expect(after?.rows.map(({ home, homeTeamId }) => home + homeTeamId)).toEqual(['Boréals', 'Saphirs']);
});

test('a table without a game is not read', () => {
  expect(pasteInto(emptyRows(2, day), 'Bonjour;merci', { day })).toBeNull();
});

test('one cell’s text is left to the browser', () => {
  expect(pasteInto(emptyRows(2, day), '3', { day, row: 0, column: 'homeGoals' })).toBeNull();
});
