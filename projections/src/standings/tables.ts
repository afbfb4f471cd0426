import { tableStages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { GameRow } from '../games/games.table.ts';

/** A team entered in a league or a tournament. */
export type TableEntry = {
  readonly teamId: number;
  readonly categoryId: number;
  readonly groupName: string | null;
  readonly divisionId: number | null;
  /** Points that a decision has taken from it; absent where none has. */
  readonly deducted?: number;
};

/** One table of a competition: the teams that stand in it and its games, played or not. */
export type GroupTable = {
  readonly categoryId: number;
  readonly groupName: string;
  readonly teamIds: Set<number>;
  readonly games: GameRow[];
  /** Of the teams that are entered. */
  readonly divisions: ReadonlyMap<number, number | null>;
  readonly deducted: ReadonlyMap<number, number>;
};

/** A game that names no group belongs to the group that both its teams were entered in. */
const groupOf = (game: GameRow, groups: ReadonlyMap<number, string | null>): string => {
  if (game.groupName !== null) return game.groupName;
  const home = groups.get(game.homeTeamId);
  return (home && home === groups.get(game.awayTeamId) ? home : null) ?? '';
};

/**
 * The tables of a competition: a league has one, a tournament one for each category and group. Entered teams stand in
 * their table before any game; where a category has groups, a team entered without one stands where its games put it.
 */
export const tablesOf = (
  games: readonly GameRow[],
  entries: readonly TableEntry[],
  kind: CompetitionRow['kind'],
): readonly GroupTable[] => {
  const tables = new Map<string, GroupTable>();
  const divisions = new Map(entries.map(({ teamId, divisionId }) => [teamId, divisionId]));
  const deducted = new Map(
    entries.flatMap(({ teamId, deducted: points }) => (points ? [[teamId, points]] : [])),
  );
  const tableFor = (categoryId: number, groupName: string): GroupTable => {
    const key = `${categoryId} ${groupName}`;
    const known = tables.get(key);
    if (known) return known;
    const made = { categoryId, groupName, teamIds: new Set<number>(), games: [], divisions, deducted };
    tables.set(key, made);
    return made;
  };
  const grouped = kind === 'tournament';
  const entryGroups = new Map(entries.map((entry) => [entry.teamId, entry.groupName]));
  for (const game of games) {
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
