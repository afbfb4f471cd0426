import { searchable } from '../searchable.ts';
import type { GameRow } from './games.table.ts';

/** A game as somebody is about to place it. */
export type PlacedGame = Pick<GameRow, 'date' | 'time' | 'venue' | 'homeTeamId' | 'awayTeamId'>;
type Standing = PlacedGame & Pick<GameRow, 'gameId'>;
/** `ice`: both are in one arena at the same time; `team`: a team plays both on that day. */
export type Collision = { readonly kind: 'ice' | 'team'; readonly gameId: number };

/** Games of children take an hour of ice; who begins within it is on somebody's ice. */
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

/** What a game collides with among those that stand. The same game is no collision with itself. */
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
