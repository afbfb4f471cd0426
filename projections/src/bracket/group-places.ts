import { openStatuses, tableStages } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../games/games.table.ts';
import type { StandingRow } from '../standings/standings.table.ts';
import { ranksOn, type Rules } from '../standings/standings.ts';
import { tablesOf } from '../standings/tables.ts';
import { surePlaces } from './sure-places.ts';

/** Who has a bracket place: a team for sure, nobody yet (`forNow`: the current candidate), or several tied teams. */
export type Taken =
  | { readonly state: 'decided'; readonly teamId: number }
  | { readonly state: 'open'; readonly forNow: number | null }
  | { readonly state: 'tied'; readonly teamIds: readonly number[] };

export const open: Taken = { state: 'open', forNow: null };

type Group = {
  readonly rows: readonly StandingRow[];
  readonly isOver: boolean;
  /** The team of each rank that the games left cannot change; empty before all games of the group are planned. */
  readonly sure: () => ReadonlyMap<number, number>;
};
export type Groups = ReadonlyMap<string, Group>;

const isLeft = ({ status }: GameRow): boolean => openStatuses.includes(status);

/** The games of a category's groups. */
const inGroups = (games: readonly GameRow[]) => games.filter(({ stage }) => tableStages.includes(stage));

const nothingSure: ReadonlyMap<number, number> = new Map();

/** Returns the team of each rank of a group that the games left cannot change. */
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
 * Returns the groups of a category by name. A group is over once its teams have no games left and each has had as many
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
      const isOver = isPlanned && !inOrder.some(({ teamId }) => had(teamId).some(isLeft));
      let sure: ReadonlyMap<number, number> | undefined;
      const sureOnce = () =>
        (sure ??= isPlanned && !isOver ? sureIn(name, standings, games, rules) : nothingSure);
      return [name, { rows: inOrder, isOver, sure: sureOnce }];
    }),
  );
};

const hasBegun = ({ gamesPlayed }: StandingRow): boolean => gamesPlayed > 0;

/**
 * Returns who ends with this rank in a group; a null name means the only group. Games left and ties that cannot change
 * who it is hold nobody up.
 */
export const ofGroup = (groups: Groups, name: string | null, rank: number): Taken => {
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

type Best = { readonly rank: number; readonly nth: number };

/** One way to settle the ties of a group: its team of the rank, and the teams that every group has a rank for. */
type Settled = { readonly teamId: number; readonly counted: readonly number[] };

/** Returns each choice of so many of the items. */
const chooseOf = (items: readonly number[], size: number): readonly (readonly number[])[] => {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => chooseOf(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
};

const idsOf = (rows: readonly StandingRow[]): readonly number[] => rows.map(({ teamId }) => teamId);

/** Returns the teams that share the rank of this place; one where nothing is tied. */
const levelAt = ({ rows }: Group, place: number): readonly StandingRow[] =>
  rows.filter(({ rank }) => rank === rows[place - 1]?.rank);

/**
 * Returns the ways to settle a group’s ties. Where groups differ in size, teams that the smallest has no rank for do not
 * count, and a tie may leave open which these are.
 */
const settledIn = (group: Group, rank: number, smallest: number): readonly Settled[] => {
  const last = levelAt(group, smallest);
  const before = idsOf(group.rows.slice(0, smallest).filter((row) => !last.includes(row)));
  return chooseOf(idsOf(last), smallest - before.length).flatMap((some) => {
    const counted = [...before, ...some];
    return idsOf(levelAt(group, rank)).flatMap((teamId) =>
      counted.includes(teamId) ? [{ teamId, counted }] : [],
    );
  });
};

/** Most ways to settle ties within groups that are looked at. */
const mostWays = 64;

/** Returns each choice of one way per group. */
const waysOf = (groups: readonly (readonly Settled[])[]): readonly (readonly Settled[])[] =>
  groups.reduce<readonly (readonly Settled[])[]>(
    (ways, settled) => ways.flatMap((way) => settled.map((one) => [...way, one])),
    [[]],
  );

/** The games that compare teams of several groups: each team is measured by as many of them. */
const comparable = (way: readonly Settled[], games: readonly GameRow[]): readonly GameRow[] => {
  const counted = new Set(way.flatMap((one) => one.counted));
  return inGroups(games).filter(
    ({ status, homeTeamId, awayTeamId }) =>
      status === 'final' && counted.has(homeTeamId) && counted.has(awayTeamId),
  );
};

/** Returns the first tie within a group that may decide which team has the place. */
const tieIn = (groups: readonly Group[], rank: number, smallest: number): Taken => {
  const ties = groups.flatMap((group) => {
    const last = group.rows.length > smallest ? [levelAt(group, smallest)] : [];
    const isSplit = last.filter((rows) => rows.some(({ place }) => place > smallest));
    return [levelAt(group, rank), ...isSplit].map(idsOf).filter(({ length }) => length > 1);
  });
  return ties[0] ? { state: 'tied', teamIds: ties[0] } : open;
};

/**
 * Returns the n-th best of the teams with this rank in their groups, ranked by the same rules over their group games.
 * Groups that are too small have no such team. A tie within a group leaves the place open only where it matters.
 */
export const bestOf = (
  groups: Groups,
  { rank, nth }: Best,
  games: readonly GameRow[],
  rules: Rules,
): Taken => {
  const large = [...groups.values()].filter(({ rows }) => rows.length >= rank);
  if (large.length === 0 || !large.every(({ isOver }) => isOver)) return open;
  const smallest = Math.min(...large.map(({ rows }) => rows.length));
  const settled = large.map((group) => settledIn(group, rank, smallest));
  const tied = tieIn(large, rank, smallest);
  if (settled.reduce((ways, { length }) => ways * length, 1) > mostWays) return tied;
  const deducted = new Map(large.flatMap(({ rows }) => rows.map((row) => [row.teamId, row.deducted])));
  const outcomes = waysOf(settled).map((way): Taken => {
    const ids = way.map(({ teamId }) => teamId);
    const ranked = ranksOn(ids, comparable(way, games), rules, deducted);
    const one = ranked.find(({ place }) => place === nth);
    if (!one) return open;
    const equals = ranked.filter((other) => other.rank === one.rank);
    return equals.length === 1
      ? { state: 'decided', teamId: one.teamId }
      : { state: 'tied', teamIds: equals.map(({ teamId }) => teamId) };
  });
  const [first = open, ...others] = outcomes;
  const isSame = (other: Taken): boolean => JSON.stringify(other) === JSON.stringify(first);
  return others.every(isSame) ? first : tied;
};
