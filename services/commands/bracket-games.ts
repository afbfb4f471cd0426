import type { BracketSlot, PlannedSlot } from '@rondelle/contracts/competition/bracket.ts';
import type { Tournament } from '@rondelle/domain/competition/tournament.ts';
import { stepIdOf } from '@rondelle/domain/command-ids.ts';
import type { Writing } from './writing.ts';

type Of = { readonly commandId: string; readonly categoryId: number };

/** Planned games with the ids of their games: those of before, and for a new one an id that it alone is given. */
export const withGameIds = async (
  { services, session }: Writing,
  state: Tournament,
  { commandId, categoryId }: Of,
  slots: readonly PlannedSlot[],
): Promise<BracketSlot[]> => {
  const before = new Map(state?.brackets.get(categoryId)?.slots.map(({ slot, gameId }) => [slot, gameId]));
  const given: BracketSlot[] = [];
  for (const slot of slots) {
    const gameId =
      before.get(slot.slot) ??
      (await services.idFor(session.memberId, stepIdOf(commandId, slot.slot), 'game'));
    given.push({ ...slot, gameId });
  }
  return given;
};
