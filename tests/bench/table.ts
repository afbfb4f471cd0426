import type { BenchMessages } from './messages.ts';

export type Line = {
  readonly key: string;
  readonly value: number;
  readonly how: string;
  /** The figure must be at most, or at least, this. */
  readonly atMost?: number;
  readonly atLeast?: number;
};

/** A figure without a target meets it. */
export const isMet = ({ value, atMost = Infinity, atLeast = -Infinity }: Line): boolean =>
  value <= atMost && value >= atLeast;

const targetOf = (line: Line, say: BenchMessages, number: Intl.NumberFormat): string => {
  const { atMost, atLeast } = line;
  if (atMost === undefined && atLeast === undefined) return '';
  const limit = atMost === undefined ? `≥ ${number.format(atLeast ?? 0)}` : `≤ ${number.format(atMost)}`;
  return `${limit} ${isMet(line) ? say.met : say.missed}`;
};

/** The figures as a table of text, its columns as wide as what they hold. */
export const tableOf = (lines: readonly Line[], say: BenchMessages): string => {
  const number = new Intl.NumberFormat(say.locale, { maximumSignificantDigits: 4 });
  const { measure, value, target, how } = say.columns;
  const rows = [
    [measure, value, target, how],
    ...lines.map((line) => [line.key, number.format(line.value), targetOf(line, say, number), line.how]),
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
