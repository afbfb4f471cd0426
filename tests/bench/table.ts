import type { BenchMessages } from './messages.ts';

export type Line = {
  readonly key: string;
  readonly value: number;
  readonly how: string;
  /** The upper limit of the figure; `atLeast` is the lower one. */
  readonly atMost?: number;
  readonly atLeast?: number;
};

/** Returns whether the figure meets its target; a figure without a target does. */
export const isMet = ({ value, atMost = Infinity, atLeast = -Infinity }: Line): boolean =>
  value <= atMost && value >= atLeast;

const limitOf = ({ atMost, atLeast }: Line, number: Intl.NumberFormat): string =>
  atMost === undefined ? `≥ ${number.format(atLeast ?? 0)}` : `≤ ${number.format(atMost)}`;

const targetOf = (line: Line, words: BenchMessages, number: Intl.NumberFormat): string => {
  const { atMost, atLeast } = line;
  if (atMost === undefined && atLeast === undefined) return '';
  return `${limitOf(line, number)} ${isMet(line) ? words.met : words.missed}`;
};

/** The figures that miss their targets, by name, in one line. */
export const missedOf = (lines: readonly Line[], words: BenchMessages): string => {
  const number = new Intl.NumberFormat(words.locale, { maximumSignificantDigits: 4 });
  const missed = lines
    .filter((line) => !isMet(line))
    .map((line) => `${line.key} ${number.format(line.value)} (${limitOf(line, number)})`);
  return missed.length === 0 ? words.allMet : words.someMissed(missed.join(', '));
};

/** The figures as a text table; columns are as wide as their content. */
export const tableOf = (lines: readonly Line[], words: BenchMessages): string => {
  const number = new Intl.NumberFormat(words.locale, { maximumSignificantDigits: 4 });
  const { measure, value, target, how } = words.columns;
  const rows = [
    [measure, value, target, how],
    ...lines.map((line) => [line.key, number.format(line.value), targetOf(line, words, number), line.how]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
