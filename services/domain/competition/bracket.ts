import type { BracketPlace, BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import { textOfPlace } from '@rondelle/contracts/competition/bracket-places.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { CreatedTournament } from './tournament.ts';

type BracketPlan = { readonly categoryId: number; readonly slots: readonly BracketSlot[] };

const placesOf = (slots: readonly BracketSlot[]): BracketPlace[] =>
  slots.flatMap(({ home, away }) => [home, away]);

/**
 * Throws unless each winner or loser comes from an earlier game, no place occurs twice, and every named team is
 * entered.
 */
export const assertBracket = (
  { categoryId, slots }: BracketPlan,
  { categoryIds, entries }: CreatedTournament,
): void => {
  if (slots.length > 0 && !categoryIds.includes(categoryId))
    throw new DomainError('tournament/category-not-held', 'categoryId');
  const before = new Set<string>();
  for (const { slot, home, away } of slots) {
    for (const place of [home, away])
      if ((place.from === 'winner' || place.from === 'loser') && !before.has(place.slot))
        throw new DomainError('tournament/bracket-out-of-order', 'slots');
    before.add(slot);
  }
  const places = placesOf(slots);
  if (new Set(places.map(textOfPlace)).size < places.length)
    throw new DomainError('tournament/bracket-place-twice', 'slots');
  for (const place of places)
    if (place.from === 'team' && entries.get(place.teamId)?.categoryId !== categoryId)
      throw new DomainError('tournament/team-not-entered', 'slots');
};
