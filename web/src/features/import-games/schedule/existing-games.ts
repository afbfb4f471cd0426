import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { PlacedGame } from './place-games.ts';
import type { Pairing } from './round-robin.ts';

/** A game of the league that is on the site. */
export type ExistingGame = Pick<GameCard, 'id' | 'date' | 'status'> & {
  readonly home: { readonly id: number };
  readonly away: { readonly id: number };
};
type Teams = readonly { readonly id: number }[];

/**
 * A game that has no result and can be replaced, also in a season that is over; cancelled games are ignored.
 */
const isToCome = ({ status }: ExistingGame): boolean =>
  status === 'scheduled' || status === 'postponed' || status === 'noResult';

/** Splits the games of a league into upcoming ones and those that were played or have begun. */
export const splitExisting = (games: readonly ExistingGame[]) => ({
  toCome: games.filter(isToCome),
  played: games.filter((game) => !isToCome(game) && game.status !== 'cancelled'),
});

/**
 * Leaves out a pairing for each played game: of the same home team, or else of the same two teams. The rounds that are
 * left begin at 0 again.
 */
export const withoutPlayed = (
  pairings: readonly Pairing[],
  played: readonly ExistingGame[],
  teams: Teams,
): readonly Pairing[] => {
  const left = [...pairings];
  const ids = (pairing: Pairing) => [teams[pairing.home]?.id, teams[pairing.away]?.id];
  const removePairing = (home: number, away: number): boolean => {
    const at = left.findIndex((pairing) => ids(pairing)[0] === home && ids(pairing)[1] === away);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const others = played.filter(({ home, away }) => !removePairing(home.id, away.id));
  for (const { home, away } of others) removePairing(away.id, home.id);
  const rounds = [...new Set(left.map(({ round }) => round))].toSorted((one, other) => one - other);
  return left.map((pairing) => ({ ...pairing, round: rounds.indexOf(pairing.round) }));
};

const keyOf = (date: string, home = 0, away = 0) => `${date} ${home} ${away}`;

/** Returns the ids of the upcoming games that a new schedule does not have on their day. */
export const replacedBy = (
  games: readonly PlacedGame[],
  toCome: readonly ExistingGame[],
  teams: Teams,
): readonly number[] => {
  const drawn = new Set(games.map(({ date, home, away }) => keyOf(date, teams[home]?.id, teams[away]?.id)));
  return toCome.flatMap(({ id, date, home, away }) => (drawn.has(keyOf(date, home.id, away.id)) ? [] : [id]));
};
