import { type SoleKind, soleKinds } from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { numberIn, scoreIn } from '../../../lib/cells/read-cell.ts';
import type { Kinds, Rows } from './columns.ts';
import { kindOfHeading, isFinalHeading } from './kinds.ts';

/** Returns whether a cell can hold a value of the kind at all. */
const fits = (kind: SoleKind, cell: string): boolean => {
  if (kind === 'home' || kind === 'away') return /\p{L}/u.test(cell);
  if (kind === 'date' || kind === 'time') return /\d/.test(cell);
  return numberIn(cell) !== null || scoreIn(cell) !== null;
};

const isSole = (kind: Kinds[number] | undefined): kind is SoleKind => soleKinds.some((one) => one === kind);

const mostly = 0.6;
const searched = 300;

/** Returns whether most cells of a column can hold values of the kind; an empty column can hold any. */
const holds = (rows: Rows, at: number, kind: SoleKind): boolean => {
  const cells = rows.slice(0, searched).flatMap((row) => (row[at] ? [row[at]] : []));
  return cells.filter((cell) => fits(kind, cell)).length >= cells.length * mostly;
};

/**
 * Leaves each kind to one column, except leagues, which may need several: « M13 », « AA », « Estrie ». Among columns of
 * a kind it is the one marked « final », else the first whose cells can hold such values.
 */
export const onePerKind = (rows: Rows, headingAt: number, kinds: Kinds): Kinds => {
  const [headings, below] = [rows[headingAt] ?? [], rows.slice(headingAt + 1)];
  const chosen = new Map<Kinds[number], number>();
  for (const [kind, entries] of Map.groupBy(kinds.entries(), ([, one]) => one)) {
    const columns = entries.map(([at]) => at);
    const holding = isSole(kind) ? columns.filter((at) => holds(below, at, kind)) : columns;
    const best = holding.find((at) => isFinalHeading(headings[at] ?? '')) ?? holding[0] ?? columns[0];
    if (best !== undefined) chosen.set(kind, best);
  }
  return kinds.map((kind, at) => (kind === 'league' || chosen.get(kind) === at ? kind : null));
};

export type Rivals = { readonly kind: SoleKind; readonly columns: readonly number[] };

/** Other columns whose headings and cells fit as well as those of the chosen one, and whose values differ. */
export const rivalsIn = (rows: Rows, headings: readonly string[], kinds: Kinds): readonly Rivals[] =>
  soleKinds.flatMap((kind) => {
    const own = kinds.indexOf(kind);
    if (own < 0 || isFinalHeading(headings[own] ?? '')) return [];
    const others = headings.flatMap((heading, at) =>
      (kinds[at] ?? null) === null &&
      kindOfHeading(heading) === kind &&
      rows.some((row) => row[at]) &&
      holds(rows, at, kind) &&
      rows.some((row) => (row[at] ?? '') !== '' && row[at] !== row[own])
        ? [at]
        : [],
    );
    return others.length === 0 ? [] : [{ kind, columns: [own, ...others] }];
  });

/** Returns whether the columns repeat the headings of both teams: a second table stands beside the first. */
export const isSecondTable = (headings: readonly string[], rivals: readonly Rivals[]): boolean => {
  const repeats = ({ columns: [own = -1, ...others] }: Rivals): boolean =>
    others.some((at) => plain(headings[at] ?? '') === plain(headings[own] ?? ''));
  const kinds = new Set(rivals.filter(repeats).map(({ kind }) => kind));
  return kinds.has('home') && kinds.has('away');
};
