import type { DrawnBracket } from '@rondelle/contracts/competition/bracket.ts';

/** The content of a bracket, without the ids and keys of its games. */
export const bracketContent = ({ groupGames, slots }: Pick<DrawnBracket, 'groupGames' | 'slots'>) => ({
  groupGames,
  slots: slots.map(({ gameId: _id, key: _key, ...planned }) => planned),
});

export type BracketContent = ReturnType<typeof bracketContent>;
