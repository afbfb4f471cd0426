import type { BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { DatasetInfo, TournamentInfo } from '../dataset-format.ts';
import type { Recorded } from '../recorded.ts';
import type { ReserveIds } from './assign-ids.ts';

/**
 * The games that the brackets of a dataset plan, by their keys in the files. `isOpen`: the game is not recorded yet, as
 * far as the views show. The site, which fills brackets, may enter it at the same time.
 */
export type BracketGames = ReadonlyMap<string, { readonly id: number; readonly isOpen: boolean }>;

const slotsOf = ({ brackets = [] }: TournamentInfo) => brackets.flatMap(({ slots }) => slots);

/** The slots of a tournament's recorded brackets, by category id and slot name. */
const slotsIn = (key: string, { tournaments }: Recorded) =>
  new Map<string, BracketSlot>(
    (tournaments.get(key)?.brackets ?? []).flatMap(({ categoryId, slots }) =>
      slots.map((slot) => [`${categoryId} ${slot.slot}`, slot] as const),
    ),
  );

/**
 * Returns the id of each planned game: of the recorded game, else of the recorded bracket's slot, else a newly reserved
 * one.
 */
export const bracketGamesOf = async (
  { tournaments }: DatasetInfo,
  recorded: Recorded,
  idsOfGames: (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  reserve: ReserveIds,
): Promise<BracketGames> => {
  const keys = tournaments.flatMap(slotsOf).map(({ game }) => game);
  if (keys.length === 0) return new Map();
  const known = await idsOfGames(keys);
  const games = new Map<string, { id: number; isOpen: boolean }>();
  const fresh: string[] = [];
  for (const { key, brackets = [] } of tournaments) {
    const recordedSlots = slotsIn(key, recorded);
    for (const { category, slots } of brackets)
      for (const { slot, game } of slots) {
        const id = known.get(game);
        const planned = recordedSlots.get(`${recorded.categories.get(category)?.id} ${slot}`);
        if (id !== undefined) games.set(game, { id, isOpen: false });
        else if (planned) games.set(game, { id: planned.gameId, isOpen: planned.key === game });
        else fresh.push(game);
      }
  }
  const first = fresh.length > 0 ? await reserve('game', fresh.length) : 0;
  for (const [at, game] of fresh.entries()) games.set(game, { id: first + at, isOpen: true });
  return games;
};
