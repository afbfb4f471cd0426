import { tableStages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { isPlayed } from '../../views/games/result.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';

/** The games as recorded at one instant, and the table that they give. */
export type TableAt = {
  readonly games: readonly GameRow[];
  readonly standings: readonly StandingRow[];
};

/**
 * Change of a game between two tables: it was `played`; its result was `recorded` late; a result that counted was
 * `corrected`, or `withdrawn` so that it counts no longer.
 */
export type CauseKind = 'played' | 'recorded' | 'corrected' | 'withdrawn';
export type Cause = {
  readonly kind: CauseKind;
  /** The game in the later table, or in the earlier one if it was deleted. */
  readonly game: GameRow;
  /** The game as it counted in the earlier table; null when it did not count. */
  readonly before: GameRow | null;
};

export type ExplainedRankChange = {
  readonly teamId: number;
  /** Null when the team was not in that table. */
  readonly earlier: StandingRow | null;
  readonly later: StandingRow | null;
  /** Changes of games that the team plays in either table, ordered by day. */
  readonly causes: readonly Cause[];
  /** The teams that it passed or that passed it, with the changes of their games, ordered by day. */
  readonly crossed: readonly Crossed[];
};
export type Crossed = {
  readonly teamId: number;
  readonly isAhead: boolean;
  readonly causes: readonly Cause[];
};

const counted = [
  'homeTeamId',
  'awayTeamId',
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'forfeitedBy',
  'homeFairPlay',
  'awayFairPlay',
] as const satisfies readonly (keyof GameRow)[];

const countsAlike = (one: GameRow, other: GameRow): boolean =>
  counted.every((column) => one[column] === other[column]);

const counts = (game: GameRow | undefined): game is GameRow =>
  game !== undefined && tableStages.includes(game.stage) && isPlayed(game);

const causeOf = (before: GameRow | undefined, after: GameRow | undefined, from: string): Cause | null => {
  if (counts(before) && counts(after))
    return countsAlike(before, after) ? null : { kind: 'corrected', game: after, before };
  if (counts(after)) return { kind: after.date > from ? 'played' : 'recorded', game: after, before: null };
  return counts(before) ? { kind: 'withdrawn', game: after ?? before, before } : null;
};

const byId = (games: readonly GameRow[]) => new Map(games.map((game) => [game.gameId, game]));

/** Returns all changes of the games that count, ordered by day; `from` is the day of the earlier table. */
export const causesBetween = (
  then: readonly GameRow[],
  now: readonly GameRow[],
  from: string,
): readonly Cause[] => {
  const [before, after] = [byId(then), byId(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((id) => causeOf(before.get(id), after.get(id), from) ?? [])
    .sort((a, b) =>
      a.game.date === b.game.date ? a.game.gameId - b.game.gameId : a.game.date < b.game.date ? -1 : 1,
    );
};

const concerns = ({ game, before }: Cause, teamId: number): boolean =>
  [game, before].some((one) => one?.homeTeamId === teamId || one?.awayTeamId === teamId);

/** −1 when the first ranks higher, 1 when it ranks lower, 0 when equal. */
const order = (one: StandingRow, other: StandingRow): number => Math.sign(one.rank - other.rank);

/** Returns the teams that a row was or is compared with in a tie. */
const tiedIn = (rows: readonly StandingRow[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ tieBreak }) => tieBreak?.steps.flatMap(({ teamIds }) => teamIds) ?? []));

/**
 * Returns the teams that changed order with a team, in the order of the later table, with the causes in their other
 * games. Where neither of the two played, the causes are those of teams that entered or left their tie.
 */
const crossedBy = (
  teamId: number,
  before: ReadonlyMap<number, StandingRow>,
  after: ReadonlyMap<number, StandingRow>,
  causes: readonly Cause[],
): readonly Crossed[] => {
  const [was, is] = [before.get(teamId), after.get(teamId)];
  if (!was || !is) return [];
  return [...after.values()].flatMap((other) => {
    const then = before.get(other.teamId);
    if (!then || other.teamId === teamId || order(was, then) === order(is, other)) return [];
    const ofOther = causes.filter((cause) => concerns(cause, other.teamId));
    const isIdle = ofOther.length === 0 && !causes.some((cause) => concerns(cause, teamId));
    const tied = isIdle ? tiedIn([was, is, then, other]) : new Set<number>();
    const ofTied = causes.filter((cause) => [...tied].some((one) => concerns(cause, one)));
    return [
      {
        teamId: other.teamId,
        isAhead: order(is, other) > 0,
        causes: isIdle ? ofTied : ofOther.filter((cause) => !concerns(cause, teamId)),
      },
    ];
  });
};

/**
 * Returns every team of either table with its rows in both and the causes between them, in the order of the later
 * table.
 */
export const rankChangesBetween = (
  then: TableAt,
  now: TableAt,
  from: string,
): readonly ExplainedRankChange[] => {
  const causes = causesBetween(then.games, now.games, from);
  const before = new Map(then.standings.map((row) => [row.teamId, row]));
  const after = new Map(now.standings.map((row) => [row.teamId, row]));
  return [...new Set([...after.keys(), ...before.keys()])].map((teamId) => ({
    teamId,
    earlier: before.get(teamId) ?? null,
    later: after.get(teamId) ?? null,
    causes: causes.filter((cause) => concerns(cause, teamId)),
    crossed: crossedBy(teamId, before, after, causes),
  }));
};
