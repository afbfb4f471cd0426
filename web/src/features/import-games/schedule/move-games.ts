import type { PlacedGame } from './place-games.ts';

export type Slot = Pick<PlacedGame, 'date' | 'time' | 'venue'>;
/** Slots of the games that were moved by hand, by `keyOf`. */
export type Moves = ReadonlyMap<string, Slot>;

/** Returns a key that stays the same when the ice changes: a round has each pairing only once. */
export const keyOf = ({ round, home, away }: PlacedGame): string => `${round} ${home} ${away}`;

const slotOf = ({ date, time, venue }: PlacedGame): Slot => ({ date, time, venue });

const inOrder = (one: PlacedGame, other: PlacedGame): number =>
  one.date.localeCompare(other.date) ||
  one.time.localeCompare(other.time) ||
  one.venue.localeCompare(other.venue);

/** Returns the games in their new slots, sorted by date, time and venue. */
export const moved = (games: readonly PlacedGame[], moves: Moves): readonly PlacedGame[] =>
  games.map((game) => ({ ...game, ...moves.get(keyOf(game)) })).toSorted(inOrder);

/** Adds the moves that swap the slots of two games. */
export const swapped = (moves: Moves, one: PlacedGame, other: PlacedGame): Moves =>
  new Map([...moves, [keyOf(one), slotOf(other)], [keyOf(other), slotOf(one)]]);

export type Clash = { readonly kind: 'ice' | 'team'; readonly games: readonly [PlacedGame, PlacedGame] };

const clashOf = (one: PlacedGame, other: PlacedGame): Clash['kind'] | null => {
  if (one.time === other.time && one.venue !== '' && one.venue === other.venue) return 'ice';
  const teams = new Set([one.home, one.away]);
  return teams.has(other.home) || teams.has(other.away) ? 'team' : null;
};

/** Returns the pairs of games on the same ice at the same time, or with a team that plays twice that day. */
export const clashesIn = (games: readonly PlacedGame[]): readonly Clash[] =>
  [...Map.groupBy(games, ({ date }) => date).values()].flatMap((ofDay) =>
    ofDay.flatMap((one, at) =>
      ofDay.slice(at + 1).flatMap((other) => {
        const kind = clashOf(one, other);
        return kind ? [{ kind, games: [one, other] as const }] : [];
      }),
    ),
  );
