import type { GameRow } from '../../views/games/games.table.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import { ranksOn, type Rules } from '../../views/standings/standings.ts';
import { type Group, type Groups, inGroups, open, type ResolvedPlace } from './group-places.ts';

type Best = { readonly rank: number; readonly nth: number };

/** One way to settle the ties of a group: its team of the rank, and the teams that every group has a rank for. */
type Settled = { readonly teamId: number; readonly counted: readonly number[] };

/** Returns every choice of `size` items. */
const combinationsOf = (items: readonly number[], size: number): readonly (readonly number[])[] => {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    combinationsOf(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
};

const idsOf = (rows: readonly StandingRow[]): readonly number[] => rows.map(({ teamId }) => teamId);

/** Returns the teams that share the rank of this place: a single team when nothing is tied. */
const levelAt = ({ rows }: Group, place: number): readonly StandingRow[] =>
  rows.filter(({ rank }) => rank === rows[place - 1]?.rank);

/** Upper bound on the ways to settle ties within groups that are tried. */
const mostWays = 64;

/** Returns the number of choices of `size` items. */
const countChoices = (items: number, size: number): number =>
  Array.from({ length: size }).reduce<number>((count, _, at) => (count * (items - at)) / (at + 1), 1);

/**
 * Returns the ways to settle a group’s ties; null when they are too many to be listed. When groups differ in size,
 * only as many teams of each count as the smallest group has, and a tie may leave open which teams count.
 */
const settledIn = (group: Group, rank: number, smallest: number): readonly Settled[] | null => {
  const last = levelAt(group, smallest);
  const before = idsOf(group.rows.slice(0, smallest).filter((row) => !last.includes(row)));
  const size = smallest - before.length;
  if (countChoices(last.length, size) > mostWays) return null;
  return combinationsOf(idsOf(last), size).flatMap((some) => {
    const counted = [...before, ...some];
    return idsOf(levelAt(group, rank)).flatMap((teamId) =>
      counted.includes(teamId) ? [{ teamId, counted }] : [],
    );
  });
};

/** Returns each choice of one way per group. */
const waysOf = (groups: readonly (readonly Settled[])[]): readonly (readonly Settled[])[] =>
  groups.reduce<readonly (readonly Settled[])[]>(
    (ways, settled) => ways.flatMap((way) => settled.map((one) => [...way, one])),
    [[]],
  );

/** Final group games between counted teams: each group counts the same number of teams, so larger ones gain nothing. */
const comparable = (way: readonly Settled[], games: readonly GameRow[]): readonly GameRow[] => {
  const counted = new Set(way.flatMap((one) => one.counted));
  return inGroups(games).filter(
    ({ status, homeTeamId, awayTeamId }) =>
      status === 'final' && counted.has(homeTeamId) && counted.has(awayTeamId),
  );
};

/** Returns the first tie within a group that may decide which team has the place. */
const tieIn = (groups: readonly Group[], rank: number, smallest: number): ResolvedPlace => {
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
): ResolvedPlace => {
  const large = [...groups.values()].filter(({ rows }) => rows.length >= rank);
  if (large.length === 0 || !large.every(({ isOver }) => isOver)) return open;
  const smallest = Math.min(...large.map(({ rows }) => rows.length));
  const settled = large.flatMap((group) => {
    const ways = settledIn(group, rank, smallest);
    return ways ? [ways] : [];
  });
  const tied = tieIn(large, rank, smallest);
  const isTooMany = settled.length < large.length;
  if (isTooMany || settled.reduce((ways, { length }) => ways * length, 1) > mostWays) return tied;
  const deducted = new Map(large.flatMap(({ rows }) => rows.map((row) => [row.teamId, row.deducted])));
  const outcomes = waysOf(settled).map((way): ResolvedPlace => {
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
  const isSame = (other: ResolvedPlace): boolean => JSON.stringify(other) === JSON.stringify(first);
  return others.every(isSame) ? first : tied;
};
