/** The parts of an element that this module reads. */
export type Spoken = {
  readonly textContent: string | null;
  readonly getAttribute: (name: string) => string | null;
  readonly querySelector: (selector: string) => Spoken | null;
};
type Row = { readonly cells: ArrayLike<Spoken> };
export type SpokenTable = {
  readonly caption: Spoken | null;
  readonly tHead: { readonly rows: ArrayLike<Row> } | null;
  readonly tBodies: ArrayLike<{ readonly rows: ArrayLike<Row> }>;
};

/** The spoken text of a cell: its `aria-label`, else the title of an abbreviation, else its text. */
const wordsOf = (cell: Spoken): string => {
  const named = cell.getAttribute('aria-label') ?? cell.querySelector('[title]')?.getAttribute('title');
  return (named ?? cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};

/** A table as lines: its caption, then each row with column headers before the values. */
export const speakable = ({ caption, tHead, tBodies }: SpokenTable): readonly string[] => {
  const headers = Array.from(tHead?.rows[0]?.cells ?? [], wordsOf);
  const rows = Array.from(tBodies).flatMap(({ rows: some }) => Array.from(some));
  const lines = rows.map(({ cells }) =>
    Array.from(cells, (cell, at) => [headers[at], wordsOf(cell)].filter(Boolean).join(' ')).join(', '),
  );
  return [caption ? wordsOf(caption) : '', ...lines].filter((line) => line !== '');
};
