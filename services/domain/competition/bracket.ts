import type { BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import { impossibleIn } from '@rondelle/contracts/competition/bracket-order.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { CreatedTournament } from './tournament.ts';

type BracketPlan = { readonly categoryId: number; readonly slots: readonly BracketSlot[] };

const refused = {
  order: 'tournament/bracket-out-of-order',
  cycle: 'tournament/bracket-out-of-order',
  twice: 'tournament/bracket-place-twice',
} as const;

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
  const [first] = impossibleIn(slots);
  if (first) throw new DomainError(refused[first.kind], 'slots');
  const places = slots.flatMap(({ home, away }) => [home, away]);
  for (const place of places)
    if (place.from === 'team' && entries.get(place.teamId)?.categoryId !== categoryId)
      throw new DomainError('tournament/team-not-entered', 'slots');
};
