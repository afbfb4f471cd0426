import { plain } from '../../../lib/cells/plain.ts';
import { numberIn } from '../../../lib/cells/read-cell.ts';
import type { Kinds, Rows } from './columns.ts';

/** Headings of a column of goals that do not name the side, or name it by a letter. */
const headings = new Set([
  '',
  ...'b g l h r d v a but buts goal goals pts points score pointage resultat result'.split(' '),
]);
const homeLetters = new Set('l h r d'.split(' '));
const awayLetters = new Set('v a'.split(' '));
const mostly = 0.6;
const searched = 300;

const sidesOf = (headingOf: (at: number) => string, one: number, other: number, kinds: Kinds) => {
  if (homeLetters.has(headingOf(one)) && awayLetters.has(headingOf(other))) return [one, other];
  if (awayLetters.has(headingOf(one)) && homeLetters.has(headingOf(other))) return [other, one];
  // The goals are in the order of the teams.
  return kinds.indexOf('home') < kinds.indexOf('away') ? [one, other] : [other, one];
};

/** Maximum of points for a game in any league, fair play included. */
const mostPoints = 3;

/**
 * Returns whether a pair of columns may hold points of a table, or marks of the winner, instead of goals: « Pts » up to
 * three, « V » and « D » of 0 and 1. Then the user decides.
 */
const arePoints = (rows: Rows, headings: readonly string[], one: number, other: number): boolean => {
  const most = Math.max(
    ...rows.flatMap((row) => [row[one], row[other]]).map((cell) => Number(numberIn(cell ?? '') ?? 0)),
  );
  const names = [headings[one] ?? '', headings[other] ?? ''];
  if (names.every((name) => /^(?:pts|points)$/.test(name))) return most <= mostPoints;
  return names.toSorted().join() === 'd,v' && most <= 1;
};

/**
 * Finds the two columns of goals when the headings do not name the side: « Locale ; Buts ; Visiteuse ; Buts »,
 * “Visitor; Home; V; H”.
 */
export const withGoals = (rows: Rows, headingAt: number, kinds: Kinds): Kinds => {
  if (kinds.includes('homeGoals') || kinds.includes('awayGoals')) return kinds;
  const headingOf = (at: number): string => plain(rows[headingAt]?.[at] ?? '');
  const holdsGoals = (at: number): boolean => {
    const cells = rows.slice(headingAt + 1, headingAt + 1 + searched).map((row) => row[at] ?? '');
    const filled = cells.filter((cell) => cell !== '');
    const goals = filled.filter((cell) => numberIn(cell) !== null);
    return filled.length > 0 && goals.length / filled.length > mostly;
  };
  if (kinds.some((kind, at) => kind === 'score' && !holdsGoals(at))) return kinds;
  const found = kinds.flatMap((kind, at) =>
    (kind === null || kind === 'score') && headings.has(headingOf(at)) && holdsGoals(at) ? [at] : [],
  );
  const [one, other, ...more] = found;
  if (one === undefined || other === undefined || more.length > 0) return kinds;
  const texts = kinds.map((_, at) => headingOf(at));
  if (arePoints(rows.slice(headingAt + 1), texts, one, other)) return kinds;
  const [home, away] = sidesOf(headingOf, one, other, kinds);
  return kinds.map((kind, at) => (at === home ? 'homeGoals' : at === away ? 'awayGoals' : kind));
};
