import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { certaintiesOf, type TeamCertainty } from '../outlook/certainties.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import { type TableEntry, tablesOf } from '../../views/standings/tables.ts';

/** Returns what is certain in a group of a category. */
export type CertaintiesIn = (
  group: Pick<StandingRow, 'categoryId' | 'groupName'>,
) => readonly TeamCertainty[];

export const noCertainties: CertaintiesIn = () => [];

/** Computes the possible final ranks in a group from the games and entries of the whole tournament. */
export const groupCertainties = (
  games: readonly GameRow[],
  entries: readonly TableEntry[],
  competition: CompetitionRow,
): CertaintiesIn => {
  const tables = tablesOf(games, entries, 'tournament');
  return ({ categoryId, groupName }) => {
    const table = tables.find((one) => one.categoryId === categoryId && one.groupName === groupName);
    return table ? certaintiesOf(table, competition) : [];
  };
};
