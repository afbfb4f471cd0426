// No zod schemas in this file: the form of brackets loads it.

/** Upper bound on the knock-out games of one category of a tournament. */
export const mostBracketGames = 40;
