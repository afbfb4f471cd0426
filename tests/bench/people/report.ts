import type { BenchMessages } from '../messages.ts';
import type { Line } from '../table.ts';
import type { MeasuredQuery } from './measure.ts';

/** One line for each query, with the 99th percentile of a hundred responses. */
export const linesOfPeople = (measured: readonly MeasuredQuery[], words: BenchMessages): Line[] => {
  const number = new Intl.NumberFormat(words.locale, { maximumSignificantDigits: 4 });
  return measured.map(({ name, p50Ms, p99Ms, atMostMs, rows, whole }) => ({
    key: `people.${name}`,
    value: p99Ms,
    atMost: atMostMs,
    how: words.how.people(number.format(p50Ms), number.format(rows), whole.join(', ')),
  }));
};
