import { tableStages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { WithdrawalTreatment } from '@rondelle/contracts/competition/lists.ts';
import type { CountedGame } from '../games/counted-games.ts';
import { gamesCounted, withdrawalsOf } from '../withdrawals/withdrawals.ts';

export type TableEntry = {
  readonly teamId: number;
  readonly categoryId: number;
  readonly groupName: string | null;
  readonly divisionId: number | null;
  /** Points deducted by a decision; absent when there are none. */
  readonly deducted?: number;
  /** Treatment of its games when it withdrew. */
  readonly withdrawn?: WithdrawalTreatment | null;
};

/** One table of a competition: its teams and its games, played or not. */
export type GroupTable = {
  readonly categoryId: number;
  readonly groupName: string;
  readonly teamIds: Set<number>;
  readonly games: CountedGame[];
  /** Divisions of the entered teams. */
  readonly divisions: ReadonlyMap<number, number | null>;
  readonly deducted: ReadonlyMap<number, number>;
  /** Teams that withdrew, with the treatment of their games. */
  readonly withdrawn?: ReadonlyMap<number, WithdrawalTreatment>;
};

/** Returns the group of a game; without one, the group in which both its teams are entered. */
const groupOf = (game: CountedGame, groups: ReadonlyMap<number, string | null>): string => {
  if (game.groupName !== null) return game.groupName;
  const home = groups.get(game.homeTeamId);
  return (home && home === groups.get(game.awayTeamId) ? home : null) ?? '';
};

/**
 * Returns the tables of a competition: one for a league, one per category and group for a tournament. Entered teams are
 * in their table before any game; games of teams that withdrew count as their league decided. In a category with groups, a team entered without a group is in those of its games.
 */
export const tablesOf = (
  games: readonly CountedGame[],
  entries: readonly TableEntry[],
  kind: CompetitionRow['kind'],
): readonly GroupTable[] => {
  const tables = new Map<string, GroupTable>();
  const divisions = new Map(entries.map(({ teamId, divisionId }) => [teamId, divisionId]));
  const deducted = new Map(
    entries.flatMap(({ teamId, deducted: points }) => (points ? [[teamId, points]] : [])),
  );
  const withdrawn = withdrawalsOf(entries);
  const tableFor = (categoryId: number, groupName: string): GroupTable => {
    const key = `${categoryId} ${groupName}`;
    const known = tables.get(key);
    if (known) return known;
    const made = {
      categoryId,
      groupName,
      teamIds: new Set<number>(),
      games: [],
      divisions,
      deducted,
      withdrawn,
    };
    tables.set(key, made);
    return made;
  };
  const grouped = kind === 'tournament';
  const entryGroups = new Map(entries.map((entry) => [entry.teamId, entry.groupName]));
  for (const game of gamesCounted(games, withdrawn)) {
    if (!tableStages.includes(game.stage) || game.status === 'cancelled') continue;
    const table = tableFor(game.categoryId, grouped ? groupOf(game, entryGroups) : '');
    table.teamIds.add(game.homeTeamId).add(game.awayTeamId);
    table.games.push(game);
  }
  for (const entry of entries)
    if (grouped && entry.groupName) tableFor(entry.categoryId, entry.groupName).teamIds.add(entry.teamId);
  const withGroups = new Set(
    [...tables.values()].filter(({ groupName }) => groupName !== '').map(({ categoryId }) => categoryId),
  );
  for (const entry of entries)
    if (!grouped || (!entry.groupName && !withGroups.has(entry.categoryId)))
      tableFor(entry.categoryId, '').teamIds.add(entry.teamId);
  return [...tables.values()].sort(
    (a, b) => a.categoryId - b.categoryId || (a.groupName < b.groupName ? -1 : 1),
  );
};
