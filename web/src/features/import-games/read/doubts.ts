import { type DateOrder, mostWords } from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { dateOfMoment, orderOfMoments } from '../../../lib/cells/read-as.ts';
import { numberIn, scoreIn } from '../../../lib/cells/read-cell.ts';
import { isShortDate, readingsOf, type Span } from '../../../lib/cells/read-date.ts';
import { isBlankMark, isMovedFrom, statusIn } from '../../../lib/cells/read-status.ts';
import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import type { Doubt } from './choices.ts';
import { homeDoubt, rivalDoubts } from './column-doubts.ts';
import type { Kinds, Rows } from './columns.ts';
import { goalsOfDay } from './score-days.ts';
import { sidesOfScore } from './score-sides.ts';
import { isExhibition } from './sections.ts';
import { unclearLetters } from './unclear-words.ts';

type Of<Name extends Doubt['of']> = Extract<Doubt, { of: Name }>;

const cellsAt = (rows: Rows, at: number): readonly string[] =>
  at < 0 ? [] : rows.flatMap((row) => (row[at] ? [row[at]] : []));

/** The cells of a sheet that may be dates: those of the date column, and days above their games. */
export const datesIn = (rows: Rows, kinds: Kinds): readonly string[] => {
  const at = kinds.indexOf('date');
  return rows.flatMap((row) => {
    const filled = row.filter((cell) => cell !== '');
    if (filled.length > 2) return row[at] ? [row[at]] : [];
    // « 1/2 » alone in a row is the number of a page.
    return [...filled.slice(0, 1), row[at] ?? ''].filter((cell) => cell !== '' && !isShortDate(cell));
  });
};

/** The order of all dates of a sheet. */
export const dateOrderOf = (rows: Rows, kinds: Kinds, span: Span): DateOrder | 'unclear' | null =>
  orderOfMoments(datesIn(rows, kinds), span);

const dateDoubt = (rows: Rows, kinds: Kinds, span: Span, choice: DateOrder | null): Of<'date-order'>[] => {
  if (dateOrderOf(rows, kinds, span) !== 'unclear') return [];
  for (const moment of datesIn(rows, kinds)) {
    const cell = dateOfMoment(moment, span);
    const readings = readingsOf(cell, span);
    if (readings.some(({ day }) => day !== readings[0]?.day))
      return [
        {
          of: 'date-order',
          isOpen: choice === null,
          cell,
          days: readings.map(({ day }) => day),
          orders: readings.map(({ order }) => order),
        },
      ];
  }
  return [];
};

const sidesDoubt = (rows: Rows, headings: readonly string[], kinds: Kinds): Of<'score-sides'>[] => {
  if (!kinds.includes('score') || sidesOfScore(kinds, headings).isSure) return [];
  const [scoreAt, homeAt, awayAt] = [kinds.indexOf('score'), kinds.indexOf('home'), kinds.indexOf('away')];
  for (const row of rows) {
    const score = scoreIn(row[scoreAt] ?? '');
    // A tie does not reveal the order.
    if (!score || score.homeGoals === score.awayGoals || !row[homeAt] || !row[awayAt]) continue;
    const goals = [score.homeGoals, score.awayGoals] as const;
    return [
      {
        of: 'score-sides',
        isOpen: false,
        cell: row[scoreAt] ?? '',
        home: row[homeAt],
        away: row[awayAt],
        goals,
      },
    ];
  }
  return [];
};

const hasGoalsIn = (row: readonly string[], kinds: Kinds): boolean =>
  kinds.some(
    (kind, at) =>
      (kind === 'score' || kind === 'homeGoals' || kind === 'awayGoals') && !isBlankMark(row[at] ?? ''),
  );

/** The unknown words beside results in a column of statuses; null when it holds remarks instead. */
export const unknownWords = (rows: Rows, kinds: Kinds): readonly string[] | null => {
  const beside = rows.filter((row) => hasGoalsIn(row, kinds));
  const unknown = cellsAt(beside, kinds.indexOf('status')).filter(
    (cell) => !isBlankMark(cell) && !isMovedFrom(cell) && !isExhibition(cell) && statusIn(cell) === null,
  );
  return new Set(unknown.map(plain)).size <= mostWords ? unknown : null;
};

const wordDoubts = (rows: Rows, kinds: Kinds, words: SheetChoices['words']): Of<'word'>[] => {
  const unclear = [...(unknownWords(rows, kinds) ?? []), ...unclearLetters(rows, kinds)];
  return [...Map.groupBy(unclear, plain)].map(([word, all]) => ({
    of: 'word',
    isOpen: words[word] === undefined,
    word,
    text: all[0] ?? word,
    count: all.length,
  }));
};

/** Columns of small numbers that are not read, in a sheet without goals. */
const goalsDoubt = (rows: Rows, kinds: Kinds, withoutGoals: boolean): Of<'goals'>[] => {
  if (kinds.some((kind) => kind === 'score' || kind === 'homeGoals' || kind === 'awayGoals')) return [];
  const columns = kinds.flatMap((kind, at) => {
    const cells = cellsAt(rows, at);
    const numbers = cells.filter((cell) => numberIn(cell) !== null || scoreIn(cell) !== null);
    return kind === null && cells.length > 0 && numbers.length / cells.length > 0.6 ? [at] : [];
  });
  return columns.length > 0 ? [{ of: 'goals', isOpen: !withoutGoals, columns }] : [];
};

/** The questions about the rows below the headings, including those that the choices answer. */
export const doubtsIn = (
  rows: Rows,
  {
    headings,
    kinds,
    span,
    choices,
  }: {
    readonly headings: readonly string[];
    readonly kinds: Kinds;
    readonly span: Span;
    readonly choices: SheetChoices;
  },
): readonly Doubt[] => {
  const days = cellsAt(rows, kinds.indexOf('score')).filter((cell) => goalsOfDay(cell, 'month-day') !== null);
  return [
    ...homeDoubt(rows, headings, kinds, choices.confirmed.includes('sides')),
    ...rivalDoubts(rows, headings, kinds, choices.confirmed),
    ...dateDoubt(rows, kinds, span, choices.dateOrder),
    ...sidesDoubt(rows, headings, kinds),
    ...(days.length > 0
      ? [{ of: 'score-days', isOpen: choices.scoreOrder === null, count: days.length } as const]
      : []),
    ...wordDoubts(rows, kinds, choices.words),
    ...goalsDoubt(rows, kinds, choices.withoutGoals),
  ];
};
