import { remarkPart } from './ending-cell.ts';
import type { Part, Reading } from './reading.ts';

type Footnotes = Reading['footnotes'];

const note = /^(\*{1,3}|[†‡])\s*[:=]?\s*(\p{L}.*)$/u;
const marked = /^(.*[^*†‡\s])\s*(\*{1,3}|[†‡])$/u;
const ofNotes = { ending: null, isEnding: false, names: null, isRemarks: true } as const;

/** Finds the notes about results, such as « * victoire en prolongation », in a sheet. Marks of other notes stay. */
export const footnotesIn = (rows: readonly (readonly string[])[]): Footnotes =>
  new Map(
    rows.flatMap((row) => {
      const [text = '', ...more] = row.filter((cell) => cell !== '');
      const [, mark = '', words = ''] = note.exec(text) ?? [];
      const part = words === '' || more.length > 0 ? {} : remarkPart(words, ofNotes);
      return part.statuses || part.refusals ? [[mark, part] as const] : [];
    }),
  );

/** A cell without its mark, and the content of the note; null when the cell has no mark of a note. */
export const markedCell = (
  cell: string,
  notes: Footnotes,
): { readonly cell: string; readonly part: Part } | null => {
  if (notes.size === 0) return null;
  const [, text = '', mark = ''] = marked.exec(cell) ?? [];
  const part = notes.get(mark);
  return part ? { cell: text, part } : null;
};
