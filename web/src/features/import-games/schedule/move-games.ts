import type { PlacedGame } from './place-games.ts';

export type Slot = Pick<PlacedGame, 'date' | 'time' | 'venue'>;
/** Where games were moved to by hand, by what tells them apart. */
export type Moves = ReadonlyMap<string, Slot>;

/** A pairing is drawn up once a round: it stays the same game when the ice changes. */
export const keyOf = ({ round, home, away }: PlacedGame): string => `${round} ${home} ${away}`;

const slotOf = ({ date, time, venue }: PlacedGame): Slot => ({ date, time, venue });

const inOrder = (one: PlacedGame, other: PlacedGame): number =>
  one.date.localeCompare(other.date) ||
  one.time.localeCompare(other.time) ||
  one.venue.localeCompare(other.venue);

/** The games where they were moved to, in the order in which they are played. */
export const moved = (games: readonly PlacedGame[], moves: Moves): readonly PlacedGame[] =>
  games.map((game) => ({ ...game, ...moves.get(keyOf(game)) })).toSorted(inOrder);

/** Two games that change places. */
export const swapped = (moves: Moves, one: PlacedGame, other: PlacedGame): Moves =>
  new Map([...moves, [keyOf(one), slotOf(other)], [keyOf(other), slotOf(one)]]);

export type Clash = { readonly kind: 'ice' | 'team'; readonly games: readonly [PlacedGame, PlacedGame] };

const clashOf = (one: PlacedGame, other: PlacedGame): Clash['kind'] | null => {
  if (one.time === other.time && one.venue !== '' && one.venue === other.venue) return 'ice';
  const teams = new Set([one.home, one.away]);
  return teams.has(other.home) || teams.has(other.away) ? 'team' : null;
};

/** Games of a schedule that cannot both be played as it stands: on one ice at a time, or a team twice a day. */
export const clashesIn = (games: readonly PlacedGame[]): readonly Clash[] =>
  [...Map.groupBy(games, ({ date }) => date).values()].flatMap((ofDay) =>
    ofDay.flatMap((one, at) =>
      ofDay.slice(at + 1).flatMap((other) => {
        const kind = clashOf(one, other);
        return kind ? [{ kind, games: [one, other] as const }] : [];
      }),
    ),
  );
