import { tableStages } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../games/games.table.ts';
import type { StandingRow } from '../standings/standings.table.ts';
import { ranksOn, type Rules } from '../standings/standings.ts';

/** Who has a place: for sure, nobody yet (perhaps somebody for now), or several that nothing separates. */
export type Taken =
  | { readonly state: 'decided'; readonly teamId: number }
  | { readonly state: 'open'; readonly forNow: number | null }
  | { readonly state: 'tied'; readonly teamIds: readonly number[] };

export const open: Taken = { state: 'open', forNow: null };

type Group = { readonly rows: readonly StandingRow[]; readonly isOver: boolean };
export type Groups = ReadonlyMap<string, Group>;

const isLeft = ({ status }: GameRow): boolean => status === 'scheduled' || status === 'live';

/** Games of a category's groups. */
const inGroups = (games: readonly GameRow[]) => games.filter(({ stage }) => tableStages.includes(stage));

/**
 * The groups of a category by name: one is over once no game of its teams is left and each has had as many as were
 * planned; a cancelled game was one of them.
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

/** Who ends with this rank in a group; null names the only one. */
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

/** The best of those with a rank in their groups: put in order by the same rules, with all their group games. */
export const bestOf = (
  groups: Groups,
  { rank, nth }: Best,
  games: readonly GameRow[],
  rules: Rules,
): Taken => {
  const ended = [...groups.keys()].map((name) => ofGroup(groups, name, rank));
  const tied = ended.find(({ state }) => state === 'tied');
  const teamIds = ended.flatMap((one) => (one.state === 'decided' ? [one.teamId] : []));
  if (teamIds.length < ended.length) return tied ?? open;
  const ranked = ranksOn(
    teamIds,
    inGroups(games).filter(({ status }) => status === 'final'),
    rules,
  );
  const one = ranked.find(({ place }) => place === nth);
  if (!one) return open;
  const equals = ranked.filter((other) => other.rank === one.rank);
  return equals.length === 1
    ? { state: 'decided', teamId: one.teamId }
    : { state: 'tied', teamIds: equals.map(({ teamId }) => teamId) };
};
