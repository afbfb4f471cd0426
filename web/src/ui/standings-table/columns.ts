import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { RecordName, TableColumn } from '@rondelle/contracts/competition/lists.ts';
import { formatNumber, formatSigned } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

/** Counts of a row: all games, home or away. */
type Line = {
  readonly gamesPlayed: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly overtimeLosses: number;
  readonly shootoutLosses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
};

export const lineOf = (row: Standing, record: RecordName): Line => (record === 'all' ? row : row[record]);

export type Column = {
  readonly name: TableColumn;
  readonly short: () => string;
  readonly long: () => string;
  readonly value: (row: Standing, record: RecordName) => number;
  readonly text: (value: number) => string;
};

const column = (
  name: TableColumn,
  short: Column['short'],
  long: Column['long'],
  value: Column['value'],
  text: Column['text'] = formatNumber,
): Column => ({ name, short, long, value, text });

const difference: Column['value'] = (row, record) =>
  record === 'all' ? row.goalDifference : row[record].goalsFor - row[record].goalsAgainst;

const plain: readonly Column[] = [
  column(
    'gp',
    m.table_gamesPlayed,
    m.table_gamesPlayed_long,
    (row, record) => lineOf(row, record).gamesPlayed,
  ),
  column('w', m.table_wins, m.table_wins_long, (row, record) => lineOf(row, record).wins),
  column('l', m.table_losses, m.table_losses_long, (row, record) => lineOf(row, record).losses),
  column('t', m.table_ties, m.table_ties_long, (row, record) => lineOf(row, record).ties),
  column('otl', m.table_overtimeLosses, m.table_overtimeLosses_long, (row, record) => {
    const line = lineOf(row, record);
    return line.overtimeLosses + line.shootoutLosses;
  }),
  column('gf', m.table_goalsFor, m.table_goalsFor_long, (row, record) => lineOf(row, record).goalsFor),
  column(
    'ga',
    m.table_goalsAgainst,
    m.table_goalsAgainst_long,
    (row, record) => lineOf(row, record).goalsAgainst,
  ),
  column('diff', m.table_goalDifference, m.table_goalDifference_long, difference, formatSigned),
];
const fairPlay = column(
  'fp',
  m.table_fairPlayPoints,
  m.table_fairPlayPoints_long,
  (row) => row.fairPlayPoints,
);
const points = (long: Column['long']) =>
  column('pts', m.table_totalPoints, long, (row, record) =>
    record === 'all' ? row.totalPoints : row[record].points,
  );

/**
 * Returns the columns of a table in the usual order: PJ V D N DP BP BC DIFF PTS. Fair play has a column when the rules
 * have it, for all games only.
 */
export const columnsFor = (hasFairPlay: boolean, record: RecordName): readonly Column[] =>
  hasFairPlay && record === 'all'
    ? [...plain, fairPlay, points(m.table_totalPoints_long)]
    : [...plain, points(m.table_points_long)];

/** Sorts rows by a column, best first (`gp`) or worst first (`-gp`). Any other text keeps the order of the table. */
export const sortRows = (
  rows: readonly Standing[],
  sort: string | null,
  columns: readonly Column[],
  record: RecordName,
): readonly Standing[] => {
  const by = columns.find(({ name }) => name === sort?.replace('-', ''));
  if (!by) return rows;
  const direction = sort?.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => direction * (by.value(b, record) - by.value(a, record)));
};
