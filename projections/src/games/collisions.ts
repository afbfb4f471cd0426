import { searchable } from '../searchable.ts';
import type { GameRow } from './games.table.ts';

/** A game that is about to be scheduled. */
export type PlacedGame = Pick<GameRow, 'date' | 'time' | 'venue' | 'homeTeamId' | 'awayTeamId'>;
type Standing = PlacedGame & Pick<GameRow, 'gameId'>;
/** `ice`: both games are in one arena at the same time. `team`: a team plays both on the same day. */
export type Collision = { readonly kind: 'ice' | 'team'; readonly gameId: number };

/** A game of minor hockey takes an hour of ice; another that begins within that hour collides. */
const minutesOfIce = 60;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const isOnIce = (one: PlacedGame, other: PlacedGame): boolean =>
  one.time !== null &&
  other.time !== null &&
  one.venue !== null &&
  other.venue !== null &&
  searchable(one.venue) === searchable(other.venue) &&
  Math.abs(minutes(one.time) - minutes(other.time)) < minutesOfIce;

const isOfTeam = (one: PlacedGame, other: PlacedGame): boolean =>
  [one.homeTeamId, one.awayTeamId].some((id) => id === other.homeTeamId || id === other.awayTeamId);

/**
 * Returns the collisions of a game with scheduled games. `own` is its id when it is already scheduled, so that it does
 * not collide with itself.
 */
export const collisionsOf = (
  game: PlacedGame,
  standing: readonly Standing[],
  own: number | null,
): Collision[] =>
  standing
    .filter(({ date, gameId }) => date === game.date && gameId !== own)
    .flatMap((other): Collision[] => {
      if (isOnIce(game, other)) return [{ kind: 'ice', gameId: other.gameId }];
      return isOfTeam(game, other) ? [{ kind: 'team', gameId: other.gameId }] : [];
    });
