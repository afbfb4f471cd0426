import type { BracketPlace } from '@rondelle/contracts/competition/bracket.ts';
import type { Stage } from '@rondelle/contracts/competition/lists.ts';
import type { Leaf } from './bracket-seeds.ts';

export type PresetSlot = {
  readonly slot: string;
  readonly stage: Stage;
  readonly home: BracketPlace;
  readonly away: BracketPlace;
};
/** Names a game by the places in its round, its number in the round and its number in all rounds, both from 1. */
type NameGame = (places: number, inRound: number, inAll: number) => Pick<PresetSlot, 'slot' | 'stage'>;

const winner = ({ slot }: PresetSlot): BracketPlace => ({ from: 'winner', slot });

/**
 * Returns the games round by round: two neighbours meet, and a place without an opponent advances to the next round.
 * The number of leaves is a power of two.
 */
export const roundsFrom = (
  leaves: readonly Leaf[],
  nameGame: NameGame,
  before = 0,
): readonly (readonly PresetSlot[])[] => {
  if (leaves.length < 2) return [];
  const games: PresetSlot[] = [];
  const next = Array.from({ length: leaves.length / 2 }, (_, at): Leaf => {
    const [home, away] = [leaves[at * 2] ?? null, leaves[at * 2 + 1] ?? null];
    if (!home || !away) return home ?? away;
    const name = nameGame(leaves.length, games.length + 1, before + games.length + 1);
    const game = { ...name, home, away };
    games.push(game);
    return winner(game);
  });
  return [games, ...roundsFrom(next, nameGame, before + games.length)];
};
