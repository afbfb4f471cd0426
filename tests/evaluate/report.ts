import {
  type Evaluation,
  type JudgedCategory,
  ownName,
} from '@rondelle/projections/computing/ratings/evaluation.ts';
import { differenceInterval } from '@rondelle/projections/computing/ratings/intervals.ts';
import { scoreOf } from '@rondelle/projections/views/ratings/judge.ts';
import { reliabilityOf } from './reliability.ts';

export type Evaluated = { readonly name: string; readonly evaluation: Evaluation };

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(4)}`;
const inPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const totalOf = (categories: readonly JudgedCategory[]) =>
  scoreOf(categories.flatMap(({ judged }) => judged));

/** A method's share of correct favourites, its log-loss, and our difference to it with the 95 % interval. */
const cellOf = ({ methods }: Evaluation, name: string): string => {
  const [ours, theirs] = [methods.get(ownName) ?? [], methods.get(name) ?? []];
  const { games, hits, logLoss } = totalOf(theirs);
  if (games === 0) return '';
  const figures = `${inPercent(hits / games)} ${(logLoss / games).toFixed(4)}`;
  if (name === ownName) return figures;
  const mean = (totalOf(ours).logLoss - logLoss) / games;
  const { from, to } = differenceInterval(ours, theirs);
  return `${figures} ${signed(mean)} (${signed(from)} to ${signed(to)})`;
};

const headOf = ({ name, evaluation }: Evaluated): string => {
  const ours = evaluation.methods.get(ownName) ?? [];
  const seasons = new Set(ours.map(({ season }) => season)).size;
  const categories = new Set(ours.map(({ category }) => category)).size;
  return `${name}: ${totalOf(ours).games} games, ${categories} × ${seasons}`;
};

/** All methods and all data sets in one table, in Markdown. */
export const tableOf = (all: readonly Evaluated[]): readonly string[] => {
  const names = [...(all[0]?.evaluation.methods.keys() ?? [])];
  const rows = [
    ['', ...all.map(headOf)],
    ...names.map((name) => [name, ...all.map(({ evaluation }) => cellOf(evaluation, name))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0] ?? '', rule, ...lines.slice(1)];
};

export const calibrationOf = ({ name, evaluation: { methods, ties } }: Evaluated): readonly string[] => [
  `${name}: our chance of the home team, and how often it won`,
  ...reliabilityOf((methods.get(ownName) ?? []).flatMap(({ judged }) => judged)).map(
    ({ games, said, happened }) =>
      `${String(games).padStart(7)} games: ${inPercent(said)} said, ${inPercent(happened)} happened`,
  ),
  `${ties.games} games with a forecast: ${ties.said.toFixed(0)} ties said, ${ties.happened} happened`,
];

export const scoringNotes = [
  'Decided games whose teams had played before their week and were connected: winners, log-loss, ours against it (95 %).',
  'Ours is scored as it was made; all others are calibrated on the seasons or categories left out.',
];

export const reportOf = (all: readonly Evaluated[]): string =>
  [...scoringNotes, '', ...tableOf(all), ...all.flatMap((one) => ['', ...calibrationOf(one)])].join('\n');
