import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { useMemo, useState } from 'react';
import type { Answers } from '../../lib/answers.ts';
import { gamesIn } from './read/games-in.ts';
import { recogniseColumns } from './read/guess-kinds.ts';
import type { ScoreOrder } from './read/score-days.ts';
import type { SheetTable } from './read/sheet-table.ts';

type Read = {
  readonly sheets: readonly SheetTable[];
  readonly at: number;
  readonly headingAt: number;
  readonly kinds: readonly (SheetKind | null)[];
  readonly scoreOrder: ScoreOrder;
  readonly isRemembered: boolean;
};

const widthOf = ({ rows }: SheetTable): number => Math.max(0, ...rows.map((row) => row.length));

/** Headings as they are remembered by, with a tab between them. */
export const headingsOf = (table: SheetTable, headingAt: number): string =>
  Array.from({ length: widthOf(table) }, (_, at) => (table.rows[headingAt]?.[at] ?? '').slice(0, 80)).join(
    '\t',
  );

/** What was read of a file, and what its columns hold. */
export const useSheet = ({ startsOn, endsOn }: Answers['season']['get']) => {
  const [read, setRead] = useState<Read | null>(null);
  const span = useMemo(() => ({ startsOn, endsOn }), [startsOn, endsOn]);
  const open = (
    sheets: readonly SheetTable[],
    at: number,
  ): { headingAt: number; table: SheetTable } | null => {
    const table = sheets[at];
    if (!table) return null;
    const { headingAt, kinds } = recogniseColumns(table.rows, span);
    const all = Array.from({ length: widthOf(table) }, (_, column) => kinds[column] ?? null);
    setRead({ sheets, at, headingAt, kinds: all, scoreOrder: 'month-day', isRemembered: false });
    return { headingAt, table };
  };
  const change = (changes: Partial<Read>) => setRead((now) => now && { ...now, ...changes });
  const table = read ? (read.sheets[read.at] ?? null) : null;
  const games = useMemo(
    () => (read && table ? gamesIn(table.rows, { ...read, span }) : null),
    [read, table, span],
  );
  return { read, table, games, open, change, close: () => setRead(null) };
};
export type Sheet = ReturnType<typeof useSheet>;

/** The sheet with most rows is the one with the games. */
export const longest = (sheets: readonly SheetTable[]): number =>
  sheets.reduce((best, { rows }, at) => (rows.length > (sheets[best]?.rows.length ?? 0) ? at : best), 0);
