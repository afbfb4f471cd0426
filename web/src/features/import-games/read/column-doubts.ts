import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import type { Doubt } from './choices.ts';
import type { Kinds, Rows } from './columns.ts';
import { namesSide } from './kinds.ts';
import { isSecondTable, rivalsIn } from './same-kind.ts';

type Of<Name extends Doubt['of']> = Extract<Doubt, { of: Name }>;

/** The doubt about the home team when neither a heading nor a mark beside the teams names it. */
export const homeDoubt = (
  rows: Rows,
  headings: readonly string[],
  kinds: Kinds,
  isGiven: boolean,
): Of<'sides'>[] => {
  const [home, away] = [kinds.indexOf('home'), kinds.indexOf('away')];
  if (home < 0 || away < 0 || kinds.includes('side')) return [];
  if (namesSide(headings[home] ?? '') || namesSide(headings[away] ?? '')) return [];
  const [one, other] = [Math.min(home, away), Math.max(home, away)];
  const game = rows.find((row) => row[one] && row[other] && row[one] !== row[other]);
  return game ? [{ of: 'sides', isOpen: !isGiven, teams: [game[one] ?? '', game[other] ?? ''] }] : [];
};

/** The doubts about columns that may hold the same value as a recognised one, or a whole second table. */
export const rivalDoubts = (
  rows: Rows,
  headings: readonly string[],
  kinds: Kinds,
  confirmed: SheetChoices['confirmed'],
): (Of<'same-kind'> | Of<'tables'>)[] => {
  const rivals = rivalsIn(rows, headings, kinds);
  if (isSecondTable(headings, rivals)) {
    const columns = rivals.flatMap(({ columns: [, ...others] }) => others).toSorted((a, b) => a - b);
    return [{ of: 'tables', isOpen: !confirmed.includes('tables'), columns }];
  }
  return rivals.map((one) => ({ of: 'same-kind', isOpen: !confirmed.includes(one.kind), ...one }));
};
