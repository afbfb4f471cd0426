import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { competitionRow, entry, score } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { divisionChangesIn } from './division-changes.ts';

const league = competitionRow(presets.quebecMinor);
const games = [score(1, 1, '3-0', 2), score(2, 3, '2-1', 2), score(3, 1, '4-1', 3)];
const tableWith = (divisions: Readonly<Record<number, number | null>>) =>
  computeStandings(
    games,
    [1, 2, 3].map((id) => ({ ...entry(id), divisionId: divisions[id] ?? null })),
    league,
  );
const summaryOf = (changes: ReturnType<typeof divisionChangesIn>) =>
  changes.map(({ divisionId, teamId, before, after }) => [
    divisionId,
    teamId,
    before?.rank ?? null,
    after?.rank ?? null,
  ]);

test('a change of division moves the lower teams of the new one down and removes the team from the old one', () => {
  const [before, after] = [tableWith({ 1: 5, 2: 6, 3: 6 }), tableWith({ 1: 6, 2: 6, 3: 6 })];
  expect(summaryOf(divisionChangesIn(before, after))).toEqual([
    [5, 1, 1, null],
    [6, 1, null, 1],
    [6, 3, 1, 2],
    [6, 2, 2, 3],
  ]);
});

test('nothing changes in a league without divisions', () => {
  expect(divisionChangesIn(tableWith({}), tableWith({}))).toEqual([]);
});
