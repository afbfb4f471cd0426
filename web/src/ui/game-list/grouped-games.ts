import type { Language } from '@rondelle/contracts/competition/lists.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { competitionWords } from '../game-words/game-words.ts';

export type GameGroup = {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly games: readonly GameCard[];
};

const keyOf = ({ competition, category }: GameCard) => competition?.path ?? category.path;

/**
 * Groups games by competition, sorted by category and name, but those with the paths `first` before the others; each
 * group keeps the order of its games.
 */
export const groupedGames = (
  games: readonly GameCard[],
  lang: Language,
  first: readonly string[] = [],
): readonly GameGroup[] => {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const groups = [...Map.groupBy(games, keyOf)].flatMap(([key, members]) => {
    const [game] = members;
    return game ? [{ key, game, title: competitionWords(game), path: key, games: members }] : [];
  });
  return groups.sort(
    (a, b) =>
      Number(first.includes(b.key)) - Number(first.includes(a.key)) ||
      compare(a.game.category.name, b.game.category.name) ||
      compare(a.title, b.title),
  );
};

/** Returns whole groups until they have at least `most` games. */
export const firstGroups = (groups: readonly GameGroup[], most: number): readonly GameGroup[] => {
  let games = 0;
  return groups.filter((group) => {
    const isIncluded = games < most;
    games += group.games.length;
    return isIncluded;
  });
};
