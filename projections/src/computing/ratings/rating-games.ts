import type { GameRow } from '../../views/games/games.table.ts';
import { explainGame } from '../../views/ratings/ratings.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';

/** A game that moved a team's rating, in goals from the team's side. */
export type RatingGame = {
  readonly game: GameRow;
  readonly expected: number;
  /** How much lower the rating would be without the game. */
  readonly effect: number;
};

const most = 10;

/** Returns the games that moved a team's rating most, the one with the greatest effect first. */
export const ratingGamesOf = (
  games: readonly GameRow[],
  ratings: readonly RatingRow[],
  teamId: number,
): readonly RatingGame[] => {
  const category = ratings.find((row) => row.teamId === teamId)?.categoryId;
  const rowOf = new Map(ratings.map((row) => [row.teamId, row]));
  const moved = games.flatMap((game): readonly RatingGame[] => {
    const isHome = game.homeTeamId === teamId;
    if (!isHome && game.awayTeamId !== teamId) return [];
    const both = [rowOf.get(game.homeTeamId), rowOf.get(game.awayTeamId)].flatMap((row) => row ?? []);
    const explained = game.categoryId === category ? explainGame(both, game) : null;
    if (!explained?.effect) return [];
    const expected = isHome ? explained.expected : 0 - explained.expected;
    return [{ game, expected, effect: isHome ? explained.effect.home : explained.effect.away }];
  });
  return moved
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect) || b.game.gameId - a.game.gameId)
    .slice(0, most);
};
