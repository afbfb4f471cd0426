import { sheetColumns, type SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { isBye, isTotal } from '../../../lib/cells/no-team.ts';
import { haveWeekdays } from '../../../lib/cells/date-words.ts';
import { dateIn, type Span } from '../../../lib/cells/read-date.ts';
import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import { type Doubt, noChoices } from './choices.ts';
import { columnWords } from './column-words.ts';
import type { Kinds } from './columns.ts';
import { aboveAfter, aboveBelow, noDay } from './days-above.ts';
import { dateOrderOf, datesIn, doubtsIn, unknownWords } from './doubts.ts';
import { footnotesIn } from './footnotes.ts';
import { laterKinds } from './later-headings.ts';
import type { Guess, Reading } from './reading.ts';
import { hoursOf } from './hours.ts';
import { rowCells } from './row-cells.ts';
import { isSideMark } from './side-column.ts';
import { sidesOfScore } from './score-sides.ts';
import { areTimesScores } from './score-times.ts';
import { namesLeagues, noSection, sectionBelow, titleOf } from './sections.ts';
import { settleRow } from './settle-row.ts';
import { titleDay } from './title-day.ts';
import { unclearWords } from './unclear-words.ts';

export type SheetGame = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly guessed?: readonly Guess[];
};
export type LeftOut = {
  readonly line: number;
  readonly text: string;
  readonly why: 'title' | 'total' | 'bye' | 'twice';
};
export type GamesIn = {
  readonly games: readonly SheetGame[];
  readonly leftOut: readonly LeftOut[];
  readonly doubts: readonly Doubt[];
  /** True when titles between the games name their leagues, as a column of leagues would. */
  readonly hasSections: boolean;
};

type Options = Partial<SheetChoices> & {
  readonly headingAt: number;
  readonly kinds: Kinds;
  readonly span: Span;
};
type Rows = readonly (readonly string[])[];

const dayAt = sheetColumns.indexOf('date');

const forgetDay = (games: SheetGame[], at: number): void => {
  const game = games[at];
  if (game) games[at] = { ...game, cells: game.cells.with(dayAt, '') };
};

const readingOf = (rows: Rows, { headingAt, kinds, span, ...choices }: Options): Reading => {
  const below = rows.slice(headingAt + 1);
  const order = dateOrderOf(below, kinds, span);
  const cellsOf = (kind: SheetKind) => below.map((row) => row[kinds.indexOf(kind)] ?? '');
  return {
    kinds,
    span: { ...span, hasWeekdays: haveWeekdays(datesIn(below, kinds)) },
    hours: hoursOf([...cellsOf('time'), ...cellsOf('date')]),
    dateOrder: order === 'unclear' ? (choices.dateOrder ?? order) : order,
    scoreSides: choices.scoreSides ?? sidesOfScore(kinds, rows[headingAt] ?? []).sides,
    scoreOrder: choices.scoreOrder ?? null,
    areTimesScores: areTimesScores(cellsOf('score')),
    words: choices.words ?? {},
    isHomeBlank: below.every((row) => isSideMark(row[kinds.indexOf('side')] ?? '')),
    columns: columnWords(kinds, rows[headingAt] ?? []),
    footnotes: footnotesIn(below),
    unclear: unclearWords(below, kinds),
    hasRemarks: unknownWords(below, kinds) === null,
  };
};

/** Reads rows below headings that are repeated in another order. */
const under = (
  whole: Reading,
  kinds: Kinds,
  headings: readonly string[],
  { scoreSides }: Options,
): Reading => ({
  ...whole,
  kinds,
  columns: columnWords(kinds, headings),
  scoreSides: scoreSides ?? sidesOfScore(kinds, headings).sides,
});

const textOf = (row: readonly string[]): string => row.filter((cell) => cell !== '').join(' · ');

/**
 * Reads the games of a sheet. Lists titles, totals and byes in `leftOut` and skips repeated headings. A game without a
 * date gets the date above it, unless its date is marked as unknown. The user's decisions are in `doubts`; until then
 * the cells that depend on them are returned unchanged, and the server refuses them.
 */
export const gamesIn = (rows: Rows, options: Options): GamesIn => {
  const { headingAt, kinds, span } = options;
  const headings = rows[headingAt] ?? [];
  const heading = headingAt >= 0 ? headings.join('\n') : null;
  const whole = readingOf(rows, options);
  let how = whole;
  const hasGoals = kinds.some((kind) => kind === 'score' || kind === 'homeGoals');
  const games: SheetGame[] = [];
  const leftOut: LeftOut[] = [];
  const below = rows.slice(headingAt + 1);
  const hasSections = namesLeagues(below, kinds);
  let above = noDay;
  const seen = new Set<string>();
  let section = noSection;
  const dayless: { readonly at: number; readonly isOff: boolean }[] = [];
  for (const [at, row] of rows.entries()) {
    const filled = row.filter((cell) => cell !== '');
    const isHeading = row.join('\n') === heading;
    if (isHeading) how = whole;
    if (filled.length === 0 || isHeading || at === headingAt) continue;
    const later = at > headingAt && headingAt >= 0 ? laterKinds(row, headings, kinds) : null;
    if (later) {
      how = under(whole, later, row, options);
      continue;
    }
    const leave = (why: LeftOut['why']) =>
      leftOut.push({ line: at + 1, text: textOf(row).slice(0, 120), why });
    if (how !== whole && !how.kinds.includes('home')) {
      leave('title');
      continue;
    }
    const read = rowCells(row, how);
    const { cells, guessed } = settleRow(read, hasGoals);
    const { home, away, date } = cells;
    const hasDay = read.ownDay !== null && /^\d{4}-/.test(read.ownDay);
    if (filled.some(isTotal) && !(home && away && hasDay)) leave('total');
    else if (at < headingAt) {
      leave('title');
      section = sectionBelow(section, titleOf(row, kinds) ?? '');
    } else if (!home || !away) {
      const title = titleDay(row, how);
      const team = home ?? away;
      // A day and one team is an incomplete game, or a note about that team: its day is only for its own row.
      const isAbout = hasDay && team !== undefined && dateIn(team, span) === null;
      if (title.says !== 'day' || isAbout) leave('title');
      above = isAbout ? aboveAfter(above, read.ownDay) : aboveBelow(above, title);
      if (title.says === 'nothing') section = sectionBelow(section, titleOf(row, kinds) ?? '');
    } else if (isBye(home) || isBye(away)) {
      leave('bye');
      above = aboveAfter(above, read.ownDay);
    } else {
      const takes = !date && read.ownDay === null;
      const isGuess = takes && !above.isRow && above.day !== '';
      above = aboveAfter(above, read.ownDay);
      const isOff = cells.status === 'postponed' || cells.status === 'cancelled';
      const ofSection = { stage: section.stage, ...(hasSections && { league: section.league }) };
      const dated = { ...ofSection, ...cells, date: date ?? (takes ? above.day : '') };
      const key = sheetColumns.map((column) => dated[column] ?? '').join('\t');
      // A list of each team's games has every game twice, once for each team.
      if (kinds.includes('side') && seen.has(key)) {
        leave('twice');
        continue;
      }
      seen.add(key);
      if (takes && !above.isRow) dayless.push({ at: games.length, isOff });
      games.push({
        line: at + 1,
        cells: sheetColumns.map((column) => dated[column] ?? ''),
        guessed: isGuess ? [...guessed, 'date'] : guessed,
      });
    }
  }
  // If only postponed or cancelled games lack a date, the date is missing on purpose: does not use another game's date.
  if (dayless.every(({ isOff }) => isOff)) for (const { at: put } of dayless) forgetDay(games, put);
  const doubts = doubtsIn(below, { headings, kinds, span, choices: { ...noChoices, ...options } });
  return { games, leftOut, doubts, hasSections };
};
