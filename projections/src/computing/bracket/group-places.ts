import { openStatuses, tableStages } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { Rules } from '../../views/standings/standings.ts';
import { tablesOf } from '../../views/standings/tables.ts';
import { surePlaces } from './sure-places.ts';

/** Team of a bracket place: a team for sure, nobody yet (`forNow`: the current candidate), or several tied teams. */
export type ResolvedPlace =
  | { readonly state: 'decided'; readonly teamId: number }
  | { readonly state: 'open'; readonly forNow: number | null }
  | { readonly state: 'tied'; readonly teamIds: readonly number[] };

export const open: ResolvedPlace = { state: 'open', forNow: null };

export type Group = {
  readonly rows: readonly StandingRow[];
  readonly isOver: boolean;
  /** The team of each rank that the open games cannot change; empty before all games of the group are planned. */
  readonly sure: () => ReadonlyMap<number, number>;
};
export type Groups = ReadonlyMap<string, Group>;

const isOpen = ({ status }: GameRow): boolean => openStatuses.includes(status);

/** The games of a category's groups. */
export const inGroups = (games: readonly GameRow[]) =>
  games.filter(({ stage }) => tableStages.includes(stage));

const nothingSure: ReadonlyMap<number, number> = new Map();

/** Returns the team of each rank of a group that the open games cannot change. */
const sureIn = (
  groupName: string,
  standings: readonly StandingRow[],
  games: readonly GameRow[],
  rules: Rules,
): ReadonlyMap<number, number> => {
  const table = tablesOf(games, standings, 'tournament').find((one) => one.groupName === groupName);
  if (!table) return nothingSure;
  const teamIds = [...table.teamIds].filter((teamId) => table.withdrawn?.get(teamId) !== 'void');
  return surePlaces({ ...table, teamIds }, rules);
};

/**
 * Returns the groups of a category by name. A group is over once its teams have no open games and each has had as many
 * as were planned, counting cancelled ones.
 */
export const groupsOf = (
  standings: readonly StandingRow[],
  games: readonly GameRow[],
  groupGames: number,
  rules: Rules,
): Groups => {
  const played = inGroups(games);
  const had = (teamId: number) =>
    played.filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId);
  return new Map(
    [...Map.groupBy(standings, ({ groupName }) => groupName)].map(([name, rows]) => {
      const inOrder = rows.toSorted((a, b) => a.place - b.place);
      const isPlanned = inOrder.every(({ teamId }) => had(teamId).length >= groupGames);
      const isOver = isPlanned && !inOrder.some(({ teamId }) => had(teamId).some(isOpen));
      let sure: ReadonlyMap<number, number> | undefined;
      const sureOnce = () =>
        (sure ??= isPlanned && !isOver ? sureIn(name, standings, games, rules) : nothingSure);
      return [name, { rows: inOrder, isOver, sure: sureOnce }];
    }),
  );
};

const hasBegun = ({ gamesPlayed }: StandingRow): boolean => gamesPlayed > 0;

/**
 * Returns the team that ends with this rank in a group; a null name means the only group. Open games and ties that
 * cannot change the team do not delay it.
 */
export const ofGroup = (groups: Groups, name: string | null, rank: number): ResolvedPlace => {
  const group = groups.get(name ?? '');
  const row = group?.rows[rank - 1];
  if (!group || !row) return open;
  const tied = group.rows.filter((other) => other.rank === row.rank);
  const teamId = group.sure().get(rank);
  if (teamId !== undefined) return { state: 'decided', teamId };
  if (!group.isOver) return { state: 'open', forNow: tied.length === 1 && hasBegun(row) ? row.teamId : null };
  return tied.length === 1
    ? { state: 'decided', teamId: row.teamId }
    : { state: 'tied', teamIds: tied.map(({ teamId }) => teamId) };
};
