import { m } from '../../paraglide/messages.js';

/** Why a team cannot be removed from a competition; null when it can. `played`: the words for one that has played. */
export const keptWords = (
  { hasPlayed, hasToCome }: { readonly hasPlayed: boolean; readonly hasToCome: boolean },
  played: () => string,
): string | null => {
  if (hasPlayed) return played();
  return hasToCome ? m.entries_to_come() : null;
};
