import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Cells, Guess, Part, Refusal, RowRead } from './reading.ts';

type Read = { readonly kind: SheetKind | null; readonly cell: string; readonly part: Part };

const goalsOf = ['homeGoals', 'awayGoals'] as const;
const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other && Number(one) !== Number(other);

const isMidnight = (time: string | undefined): boolean => time === undefined || time === '00:00';

/** The hour of a row: the one in the hour column. Two different hours are sent together, and refused. */
const timeOf = (before: Cells, { kind, part }: Read): Partial<Cells> => {
  const [one, other] = [before.time, part.cells?.time];
  if (one === undefined || other === undefined || one === other) return {};
  // Midnight beside a day is the spreadsheet's default, not an hour.
  if (isMidnight(one) || isMidnight(other)) return { time: kind === 'time' ? other : one };
  return { time: `${one} / ${other}` };
};

/** Merges the cells of a row. A score that differs from the goals beside it is sent unchanged, and refused. */
export const merged = (reads: readonly Read[]): Omit<RowRead, 'ownDay'> => {
  let cells: Cells = {};
  const statuses: RowRead['statuses'][number][] = [];
  const guessed: Guess[] = [];
  const refusals: Refusal[] = [];
  const sides: RowRead['sides'][number][] = [];
  for (const read of reads) {
    const { kind, cell, part } = read;
    const isContrary = goalsOf.some((goals) => differ(cells[goals], part.cells?.[goals]));
    if (isContrary) refusals.push({ cell, where: 'always' });
    if (kind === 'league' && part.cells?.league)
      cells = { ...cells, league: cells.league ? `${cells.league} ${cell}` : cell };
    else cells = { ...cells, ...part.cells, ...timeOf(cells, read) };
    statuses.push(...(part.statuses ?? []));
    guessed.push(...(part.guessed ?? []));
    refusals.push(...(part.refusals ?? []));
    sides.push(...(part.sides ?? []));
  }
  return { cells, statuses, guessed, refusals, sides };
};
