import { m } from '../../paraglide/messages.js';

/** Returns why a team cannot be removed from a competition, or null. `played`: the words for one that has played. */
export const removalErrorWords = (
  { hasPlayed, hasToCome }: { readonly hasPlayed: boolean; readonly hasToCome: boolean },
  played: () => string,
): string | null => {
  if (hasPlayed) return played();
  return hasToCome ? m.entries_to_come() : null;
};
