import type { BracketSlot, PlannedSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { Tournament } from '@rondelle/domain/competition/tournament.ts';
import { stepIdOf } from '@rondelle/domain/command-ids.ts';
import { newIdFor } from './new-id.ts';
import type { Writing } from './writing.ts';

type Of = { readonly commandId: string; readonly categoryId: number };

/** Adds game ids to planned games: a game planned before has its earlier id; a new one gets a new id. */
export const withGameIds = async (
  write: Writing,
  state: Tournament,
  { commandId, categoryId }: Of,
  slots: readonly PlannedSlot[],
): Promise<BracketSlot[]> => {
  const before = new Map(
    state?.brackets
      .get(categoryId)
      ?.slots.map(({ slot, gameId, key }) => [slot, { gameId, ...(key && { key }) }]),
  );
  const withIds: BracketSlot[] = [];
  for (const slot of slots) {
    const its = before.get(slot.slot) ?? {
      gameId: await newIdFor(write, stepIdOf(commandId, slot.slot), 'game'),
    };
    withIds.push({ ...slot, ...its });
  }
  return withIds;
};
