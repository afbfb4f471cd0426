import { expect, test } from 'vitest';
import { madeOfText, type MadeOf, type Mapping, nameOfSheet, onlyLeague, withMade } from './made-leagues.ts';
import { noAnswers } from './name-answers.ts';
import { noLeague, readingsOf } from './sheet-parts.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };
const sheet = (name: string) => ({
  name,
  rows: [
    ['Date', 'Locale', 'Visiteuse'],
    ['2026-10-03', 'A', 'B'],
  ],
});
const league = { id: 7, name: 'M13 AA Estrie' };
const madeFor = (of: MadeOf, isUndone = false) => ({
  request: { name: 'M13 AA', supervise: false, of: madeOfText(of), focus: '' },
  made: league,
  isUndone,
});
const before: Mapping = {
  readings: readingsOf([sheet('M11'), sheet('M13 AA')], span),
  answers: { ...noAnswers, leagues: [{ text: 'M11', leagueId: 5 }] },
  made: [],
};

test('chooses the league only for its sheet, and leaves the rest of the mapping unchanged', () => {
  const { readings, made, answers } = withMade(before, madeFor({ sheet: 1 }));
  expect(readings.map((one) => one.league)).toEqual([
    noLeague,
    { leagueId: '7', leagueName: 'M13 AA Estrie' },
  ]);
  expect(readings.map((one) => ({ ...one, league: noLeague }))).toEqual(before.readings);
  expect([made, answers]).toEqual([[league], before.answers]);
});

test('answers the question about the text, and retains the other answers', () => {
  const { readings, made, answers } = withMade(before, madeFor({ text: 'M13 AA 2' }));
  expect(answers.leagues).toEqual([
    { text: 'M11', leagueId: 5 },
    { text: 'M13 AA 2', leagueId: 7 },
  ]);
  expect([made, readings]).toEqual([[league], before.readings]);
});

test('clears the choice of a deleted league, unless another was chosen since', () => {
  for (const of of [{ sheet: 1 }, { text: 'M13 AA' }])
    expect(withMade(withMade(before, madeFor(of)), madeFor(of, true))).toEqual(before);
  const other = { text: 'M13 AA', leagueId: 9 };
  const changed = { ...before, made: [league], answers: { ...noAnswers, leagues: [other] } };
  expect(withMade(changed, madeFor({ text: 'M13 AA' }, true)).answers.leagues).toEqual([other]);
});

test('ignores a form request from another page', () => {
  const { request, ...made } = madeFor({ sheet: 1 });
  expect(withMade(before, { ...made, request: { ...request, of: 'something else' } })).toBe(before);
});

test('returns the only league of a season, without leagues that were made for the file', () => {
  const [first, second] = [{ id: 5 }, { id: 7 }];
  expect(onlyLeague([first], [])).toBe(first);
  expect(onlyLeague([first, second], [])).toBeNull();
  expect(onlyLeague([first, second], [league])).toBe(first);
  expect(onlyLeague([second], [league])).toBeNull();
});

test.each([
  ['M13 AA ', 'M13 AA'],
  ['Feuil1', ''],
  ['Sheet 2', ''],
  ['2', ''],
  ['Feuille Estrie', 'Feuille Estrie'],
])('names the league of a sheet %s “%s”', (name, expected) => {
  expect(nameOfSheet(name)).toBe(expected);
});
