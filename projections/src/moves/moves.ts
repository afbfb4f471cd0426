import { tableStages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { GameRow } from '../games/games.table.ts';
import { isPlayed } from '../standings/result.ts';
import type { StandingRow } from '../standings/standings.table.ts';

/** The games that were known at one moment, and the table that they make. */
export type TableThen = {
  readonly games: readonly GameRow[];
  readonly standings: readonly StandingRow[];
};

/**
 * What happened to a game between two tables: it was `played`; its result was `recorded` late; a result that counted
 * was `corrected`, or was `withdrawn` and counts no longer.
 */
export type CauseKind = 'played' | 'recorded' | 'corrected' | 'withdrawn';
export type Cause = {
  readonly kind: CauseKind;
  /** As it is in the later table; where it is gone, as it was. */
  readonly game: GameRow;
  /** As it counted in the earlier table; null where it did not. */
  readonly before: GameRow | null;
};

export type Move = {
  readonly teamId: number;
  /** Null where the team did not stand in that table. */
  readonly earlier: StandingRow | null;
  readonly later: StandingRow | null;
  /** In the order of days, of games that the team played then or now. */
  readonly causes: readonly Cause[];
  /** Of the teams that it passed or that passed it: what happened to their games, in the order of days. */
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

/** All that happened to the games that count, in the order of their days; `from` is the earlier table's day. */
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

/** −1: before the other, 1: after it, 0: level. */
const order = (one: StandingRow, other: StandingRow): number => Math.sign(one.rank - other.rank);

/** The teams that changed sides with a team, the best of the later table first, and what happened to their other games. */
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
    return [
      {
        teamId: other.teamId,
        isAhead: order(is, other) > 0,
        causes: causes.filter((cause) => concerns(cause, other.teamId) && !concerns(cause, teamId)),
      },
    ];
  });
};

/** Every team of either table with its place in both and what happened to its games between, in the later order. */
export const movesBetween = (then: TableThen, now: TableThen, from: string): readonly Move[] => {
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
