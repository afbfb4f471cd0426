import { plain } from '../../../lib/cells/plain.ts';
import { scoreIn } from '../../../lib/cells/read-cell.ts';
import { isBlankMark } from '../../../lib/cells/read-status.ts';
import type { Kinds } from './columns.ts';

type Rows = readonly (readonly string[])[];
/** A letter or word about a result, and the goals beside it. */
type ResultWord = {
  readonly word: string;
  readonly text: string;
  readonly goals: readonly [string, string] | null;
};

/** The goals of a row; null without any. */
const goalsIn = (row: readonly string[], kinds: Kinds): readonly [string, string] | null => {
  const cellOf = (kind: Kinds[number]): string => row[kinds.indexOf(kind)] ?? '';
  const score = scoreIn(cellOf('score'));
  if (score) return [score.homeGoals, score.awayGoals];
  const goals = [cellOf('homeGoals'), cellOf('awayGoals')] as const;
  return goals.some((cell) => isBlankMark(cell)) ? null : goals;
};

const inColumn = (rows: Rows, kinds: Kinds, kind: 'status' | 'decidedIn'): readonly ResultWord[] => {
  const at = kinds.indexOf(kind);
  return at < 0
    ? []
    : rows.flatMap((row) => {
        const goals = goalsIn(row, kinds);
        return goals ? [{ word: plain(row[at] ?? ''), text: row[at] ?? '', goals }] : [];
      });
};

const afterScore = (rows: Rows, kinds: Kinds): readonly ResultWord[] =>
  rows.flatMap((row) => {
    const score = scoreIn(row[kinds.indexOf('score')] ?? '');
    const { ending = '', homeGoals = '', awayGoals = '' } = score ?? {};
    return score ? [{ word: plain(ending), text: ending, goals: [homeGoals, awayGoals] as const }] : [];
  });

/**
 * Returns whether « F » means a final game: every result has a letter, none has one for regulation, and both teams
 * scored in one with « F », so that it is no forfeit.
 */
const isFinalLetter = (all: readonly ResultWord[]): boolean =>
  all.some(({ word }) => /^f (?:ot|so|p|tb)$/.test(word)) ||
  (all.every(({ word }) => word !== '' && word !== 'r') &&
    all.some(({ word, goals }) => word === 'f' && goals?.every((one) => Number(one) > 0)));

const places = [
  afterScore,
  (rows: Rows, kinds: Kinds) => inColumn(rows, kinds, 'status'),
  (rows: Rows, kinds: Kinds) => inColumn(rows, kinds, 'decidedIn'),
] as const;

/** The unclear words of results, as written: « F », final or forfeit, and « Déf. », « défaut » or « défaite ». */
export const unclearLetters = (rows: Rows, kinds: Kinds): readonly string[] =>
  places.flatMap((wordsIn) => {
    const all = wordsIn(rows, kinds);
    const isFinal = isFinalLetter(all);
    return all.flatMap(({ word, text }) =>
      word === 'def' || (word === 'f' && !isFinal) ? [word === 'f' ? 'F' : text] : [],
    );
  });

const isOneSided = /^[vdgwl]$/;

/** The words of results with two meanings: the unclear ones, and « P » when « V » stands for a win. */
export const unclearWords = (rows: Rows, kinds: Kinds): ReadonlySet<string> => {
  const words = places.flatMap((wordsIn) => wordsIn(rows, kinds).map(({ word }) => word));
  const isLost = words.some((word) => isOneSided.test(word));
  return new Set([...unclearLetters(rows, kinds).map(plain), ...(isLost ? ['p'] : [])]);
};
