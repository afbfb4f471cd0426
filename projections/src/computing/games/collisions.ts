import { minutesOf, minutesOfIce } from '@rondelle/contracts/competition/same-game.ts';
import { searchable } from '../../views/names/searchable.ts';
import type { GameRow } from '../../views/games/games.table.ts';

/** A game that is about to be scheduled. */
export type PlacedGame = Pick<GameRow, 'date' | 'time' | 'venue' | 'homeTeamId' | 'awayTeamId'>;
type Standing = PlacedGame & Pick<GameRow, 'gameId'>;
/** `ice`: both games are in one arena at the same time. `team`: a team plays both on the same day. */
export type Collision = { readonly kind: 'ice' | 'team'; readonly gameId: number };

/** Scheduled games by what a game may collide with: a venue or a team on a day. */
export type StandingGames = ReadonlyMap<string, readonly Standing[]>;

const keysOf = ({ date, time, venue, homeTeamId, awayTeamId }: PlacedGame) => ({
  ice: time === null || venue === null ? null : `ice ${date} ${searchable(venue)}`,
  teams: [...new Set([homeTeamId, awayTeamId])].map((id) => `team ${date} ${id}`),
});

/** Prepares the scheduled games once for any number of games, so that none is compared with all others. */
export const standingGames = (games: readonly Standing[]): StandingGames => {
  const found = new Map<string, Standing[]>();
  for (const game of games) {
    const { ice, teams } = keysOf(game);
    for (const key of ice === null ? teams : [ice, ...teams]) {
      const those = found.get(key);
      if (those) those.push(game);
      else found.set(key, [game]);
    }
  }
  return found;
};

const overlaps = (game: PlacedGame, other: PlacedGame): boolean => {
  const [one, two] = [minutesOf(game.time), minutesOf(other.time)];
  return one !== null && two !== null && Math.abs(one - two) < minutesOfIce;
};

/**
 * Returns the collisions of a game with scheduled games, by their id. `own` is its id when it is already scheduled, so
 * that it does not collide with itself.
 */
export const collisionsOf = (game: PlacedGame, standing: StandingGames, own: number | null): Collision[] => {
  const { ice, teams } = keysOf(game);
  const kinds = new Map<number, Collision['kind']>();
  for (const other of teams.flatMap((key) => standing.get(key) ?? [])) kinds.set(other.gameId, 'team');
  for (const other of (ice === null ? null : standing.get(ice)) ?? [])
    if (overlaps(game, other)) kinds.set(other.gameId, 'ice');
  if (own !== null) kinds.delete(own);
  return [...kinds]
    .map(([gameId, kind]) => ({ kind, gameId }))
    .toSorted((one, other) => one.gameId - other.gameId);
};
