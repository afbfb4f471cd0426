import { openStatuses, tableStages } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../games/games.table.ts';
import type { StandingRow } from '../standings/standings.table.ts';
import { ranksOn, type Rules } from '../standings/standings.ts';

/** Who has a bracket place: a team for sure, nobody yet (`forNow`: the current candidate), or several tied teams. */
export type Taken =
  | { readonly state: 'decided'; readonly teamId: number }
  | { readonly state: 'open'; readonly forNow: number | null }
  | { readonly state: 'tied'; readonly teamIds: readonly number[] };

export const open: Taken = { state: 'open', forNow: null };

type Group = { readonly rows: readonly StandingRow[]; readonly isOver: boolean };
export type Groups = ReadonlyMap<string, Group>;

const isLeft = ({ status }: GameRow): boolean => openStatuses.includes(status);

/** The games of a category's groups. */
const inGroups = (games: readonly GameRow[]) => games.filter(({ stage }) => tableStages.includes(stage));

/**
 * Returns the groups of a category by name. A group is over once its teams have no games left and each has had as many
 * as were planned, counting cancelled ones.
 */
export const groupsOf = (
  standings: readonly StandingRow[],
  games: readonly GameRow[],
  groupGames: number,
): Groups => {
  const played = inGroups(games);
  const had = (teamId: number) =>
    played.filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId);
  const isDone = ({ teamId }: StandingRow) => {
    const own = had(teamId);
    return own.length >= groupGames && !own.some(isLeft);
  };
  return new Map(
    [...Map.groupBy(standings, ({ groupName }) => groupName)].map(([name, rows]) => {
      const inOrder = rows.toSorted((a, b) => a.place - b.place);
      return [name, { rows: inOrder, isOver: inOrder.every(isDone) }];
    }),
  );
};

const hasBegun = ({ gamesPlayed }: StandingRow): boolean => gamesPlayed > 0;

/** Returns who ends with this rank in a group; a null name means the only group. */
export const ofGroup = (groups: Groups, name: string | null, rank: number): Taken => {
  const group = groups.get(name ?? '');
  const row = group?.rows[rank - 1];
  if (!group || !row) return open;
  const tied = group.rows.filter((other) => other.rank === row.rank);
  if (!group.isOver) return { state: 'open', forNow: tied.length === 1 && hasBegun(row) ? row.teamId : null };
  return tied.length === 1
    ? { state: 'decided', teamId: row.teamId }
    : { state: 'tied', teamIds: tied.map(({ teamId }) => teamId) };
};

type Best = { readonly rank: number; readonly nth: number };

/**
 * The games that compare teams of several groups: where groups differ in size, those against teams that the smallest
 * group has no rank for do not count, so that each team is measured by as many games.
 */
const comparable = (groups: readonly Group[], games: readonly GameRow[]): readonly GameRow[] => {
  const smallest = Math.min(...groups.map(({ rows }) => rows.length));
  const counted = new Set(groups.flatMap(({ rows }) => rows.slice(0, smallest).map(({ teamId }) => teamId)));
  return inGroups(games).filter(
    ({ status, homeTeamId, awayTeamId }) =>
      status === 'final' && counted.has(homeTeamId) && counted.has(awayTeamId),
  );
};

/** Most ways to settle ties within groups that are looked at. */
const mostWays = 64;

/** Returns each choice of one team per group. */
const waysOf = (candidates: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  candidates.reduce<readonly (readonly number[])[]>(
    (ways, ids) => ways.flatMap((way) => ids.map((id) => [...way, id])),
    [[]],
  );

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
  const large = [...groups].filter(([, { rows }]) => rows.length >= rank);
  const ended = large.map(([name]) => ofGroup(groups, name, rank));
  const candidates = ended.flatMap((one): (readonly number[])[] => {
    if (one.state === 'decided') return [[one.teamId]];
    return one.state === 'tied' ? [one.teamIds] : [];
  });
  if (candidates.length < ended.length || candidates.length === 0) return open;
  const tied = ended.find(({ state }) => state === 'tied');
  if (candidates.reduce((ways, { length }) => ways * length, 1) > mostWays) return tied ?? open;
  const counted = comparable(
    large.map(([, group]) => group),
    games,
  );
  const outcomes = waysOf(candidates).map((teamIds): Taken => {
    const ranked = ranksOn(teamIds, counted, rules);
    const one = ranked.find(({ place }) => place === nth);
    if (!one) return open;
    const equals = ranked.filter((other) => other.rank === one.rank);
    return equals.length === 1
      ? { state: 'decided', teamId: one.teamId }
      : { state: 'tied', teamIds: equals.map(({ teamId }) => teamId) };
  });
  const [first = open, ...others] = outcomes;
  const isSame = (other: Taken): boolean => JSON.stringify(other) === JSON.stringify(first);
  return others.every(isSame) ? first : (tied ?? open);
};
