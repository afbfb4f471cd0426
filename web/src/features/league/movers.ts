import type { Standing } from '@rondelle/contracts/competition/outputs.ts';

type Row = Pick<Standing, 'rank' | 'previousRank'>;

/** More would repeat the table. */
const most = 5;

const changeOf = ({ rank, previousRank }: Row): number =>
  previousRank === null ? 0 : Math.abs(rank - previousRank);

/** The rows whose rank changed on the last day of games, the largest changes first, then the best ranks. */
export const moversOf = <R extends Row>(rows: readonly R[]): readonly R[] =>
  rows
    .filter((row) => changeOf(row) > 0)
    .toSorted((a, b) => changeOf(b) - changeOf(a) || a.rank - b.rank)
    .slice(0, most);
