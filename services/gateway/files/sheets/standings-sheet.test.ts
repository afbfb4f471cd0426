import type { LeagueOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { TournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { expect, test } from 'vitest';
import { writeSheet } from '../write-sheet.ts';
import { groupsSheet, tableSheet } from './standings-sheet.ts';

const asOf = { playedBy: null, knownAt: null };
const step = (criterion: string) => ({ criterion, teams: [] });
const row = (name: string, deducted: number, tieBreak: unknown) =>
  // Only the fields that matter here.
  ({ rank: 1, team: { id: 1, name }, totalPoints: 20, deducted, tieBreak }) as unknown as Standing;
const standings = [
  row('Loups', 2, null),
  row('Lynx', 0, { unresolved: false, steps: [step('headToHeadPoints'), step('goalDifference')] }),
  row('Titans', 0, { unresolved: true, steps: [step('wins')] }),
];
const league = { name: 'Estrie', division: null, season: { slug: '2026-2027' } };
const rowsIn = (sheet: Parameters<typeof writeSheet>[0]) =>
  JSON.parse(String(writeSheet(sheet, 'json').body)).rows;

test('the sheet of a table contains deducted points and tie-break criteria', () => {
  const table = { league, asOf, standings } as unknown as LeagueOutput;
  expect(rowsIn(tableSheet('fr', table))).toMatchObject([
    { team: 'Loups', points: 20, points_deducted: 2, tie_break: null },
    { points_deducted: 0, tie_break: 'points dans les matchs entre ces équipes → différence de buts' },
    { tie_break: 'victoires → rang partagé' },
  ]);
  expect(rowsIn(tableSheet('en', table))[2]).toMatchObject({ tie_break: 'wins → shared rank' });
});

test('the sheet of tournament groups contains deducted points and tie-break criteria', () => {
  const categories = [{ category: { name: 'M13' }, groups: [{ name: 'A', standings }] }];
  const output = { tournament: { name: 'Coupe' }, asOf, tournamentCategories: categories };
  expect(rowsIn(groupsSheet('fr', output as unknown as TournamentOutput))).toMatchObject([
    { group: 'A', points_deducted: 2 },
    { tie_break: 'points dans les matchs entre ces équipes → différence de buts' },
    { tie_break: 'victoires → rang partagé' },
  ]);
});
