import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { competitionRow, entry, score } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { rankChangesBetween } from './rank-changes.ts';

const games = [score(1, 1, '1-0', 3), score(2, 2, '2-2', 3)];
const entries = [1, 2, 3].map((id) => entry(id));
const rules = competitionRow(presets.quebecMinor);
const tableOf = (entered: readonly TableEntry[] = entries, competition = rules) => ({
  games,
  entries: entered,
  competition,
  standings: computeStandings(games, entered, competition),
});
const but = (teamId: number, changes: Partial<TableEntry>) =>
  entries.map((one) => (one.teamId === teamId ? { ...one, ...changes } : one));

/** The teams that moved, with the decisions on them and on those that they crossed. */
const movedBy = (then: ReturnType<typeof tableOf>, now: ReturnType<typeof tableOf>) =>
  rankChangesBetween(then, now, '2024-10-05').teams.flatMap(
    ({ teamId, earlier, later, decisions, crossed }) => {
      if (earlier?.rank === later?.rank) return [];
      const kinds = [decisions, ...crossed.map((one) => one.decisions)].flat().map(({ kind }) => kind);
      return [[teamId, earlier?.rank, later?.rank, [...new Set(kinds)]]];
    },
  );

test('names a points deduction, or its undo, as the only cause for the team and the teams that pass it', () => {
  const deducted = tableOf(but(1, { deducted: 2 }));
  expect(movedBy(tableOf(), deducted)).toEqual([
    [2, 2, 1, ['deducted']],
    [3, 3, 2, ['deducted']],
    [1, 1, 3, ['deducted']],
  ]);
  expect(movedBy(deducted, tableOf())).toEqual([
    [1, 3, 1, ['deducted']],
    [2, 1, 2, ['deducted']],
    [3, 2, 3, ['deducted']],
  ]);
});

test('names a withdrawal, and an entry or a departure ahead of other teams', () => {
  const withdrawn = tableOf(but(1, { withdrawn: 'void' }));
  expect(movedBy(tableOf(), withdrawn).find(([teamId]) => teamId === 2)).toEqual([2, 2, 1, ['withdrew']]);
  const others = tableOf(but(1, { deducted: 4 }).slice(0, 2));
  const joined = tableOf([...but(1, { deducted: 4 }).slice(0, 2), entry(4)]);
  expect(movedBy(others, joined)).toContainEqual([1, 3, 4, ['entered']]);
  expect(movedBy(joined, others)).toContainEqual([1, 4, 3, ['left']]);
});

test('names changed rules and draws', () => {
  const under = (competition: typeof rules) =>
    rankChangesBetween(tableOf(), tableOf(entries, competition), '2024-10-05').rulesChanges;
  expect(under(rules)).toEqual([]);
  expect(under(competitionRow(presets.threeTwoOne))).toEqual(['rules']);
  expect(under({ ...rules, draw: [3, 2, 1] })).toEqual(['drawn']);
  const drawn = tableOf(entries, { ...rules, draw: [3, 2, 1] });
  expect(rankChangesBetween(drawn, tableOf(), '2024-10-05').rulesChanges).toEqual(['undrawn']);
});
