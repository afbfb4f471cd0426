import type { GameRow } from '../../views/games/games.table.ts';
import { homeMargin } from '../../views/games/result.ts';
import { explainGame } from '../../views/ratings/ratings.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import { chanceOver } from '../../views/ratings/results-rating.ts';
import { isRated } from '../../views/ratings/schedule.ts';

/** A game of a team, from the team's side, with the game's effect on both ratings of the team. */
export type LastGame = {
  readonly game: GameRow;
  readonly margin: { readonly expected: number; readonly counted: number; readonly effect: number };
  readonly results: { readonly chance: number; readonly effect: number };
};

const most = 5;

/** Strengths beyond this chance against an average team are all the same, since chances are stored with three decimals. */
const nearlySure = 0.9995;

type Strengths = ReadonlyMap<number, number>;

/** Returns each team's strength in log-odds, from its stored chance against an average team. */
const strengthsOf = (ratings: readonly RatingRow[]): Strengths =>
  new Map(
    ratings.map(({ teamId, results }) => {
      const chance = Math.min(nearlySure, Math.max(1 - nearlySure, results));
      return [teamId, Math.log(chance / (1 - chance))];
    }),
  );

/** A result from the team's side, and the strength of the opponent. */
type Met = { readonly won: number; readonly opponent: number };

/** Returns the strength that explains these results best, with the opponents fixed and a tie against an average team. */
const strengthAgainst = (met: readonly Met[]): number => {
  const games = [...met, { won: 0.5, opponent: 0 }];
  let [low, high] = [-12, 12];
  // The expected wins rise with the strength, so bisection finds the strength at which they equal the actual wins.
  for (let round = 0; round < 50; round += 1) {
    const middle = (low + high) / 2;
    const missing = games.reduce((sum, { won, opponent }) => sum + won - chanceOver(middle - opponent), 0);
    if (missing > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** Rounds to four decimals; turns −0 into 0. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

const latestFirst = (a: GameRow, b: GameRow): number => {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.time !== b.time) return (a.time ?? '') < (b.time ?? '') ? 1 : -1;
  return b.gameId - a.gameId;
};

/**
 * Returns the last five games that count for a team's ratings, latest first, with the effect of each: how much lower the
 * rating would be without the game, other teams fixed. By results, a win never has a negative effect.
 */
export const lastGamesOf = (
  games: readonly GameRow[],
  ratings: readonly RatingRow[],
  teamId: number,
): readonly LastGame[] => {
  const rowOf = new Map(ratings.map((row) => [row.teamId, row]));
  const own = rowOf.get(teamId);
  if (!own) return [];
  const strengths = strengthsOf(ratings);
  const opponentIn = ({ homeTeamId, awayTeamId }: GameRow): number =>
    homeTeamId === teamId ? awayTeamId : homeTeamId;
  const sideOf = ({ homeTeamId }: GameRow): number => (homeTeamId === teamId ? 1 : -1);
  const counted = games.filter(
    (game) =>
      (game.homeTeamId === teamId || game.awayTeamId === teamId) &&
      game.categoryId === own.categoryId &&
      isRated(game) &&
      rowOf.has(opponentIn(game)),
  );
  const metIn = (game: GameRow): Met => ({
    won: (1 + sideOf(game) * Math.sign(homeMargin(game))) / 2,
    opponent: strengths.get(opponentIn(game)) ?? 0,
  });
  const all = counted.map(metIn);
  const strength = strengthAgainst(all);
  return counted
    .toSorted(latestFirst)
    .slice(0, most)
    .flatMap((game): readonly LastGame[] => {
      const both = [rowOf.get(game.homeTeamId), rowOf.get(game.awayTeamId)].flatMap((row) => row ?? []);
      const explained = explainGame(both, game);
      if (!explained?.effect || explained.actual === null) return [];
      const side = sideOf(game);
      const without = strengthAgainst(all.toSpliced(counted.indexOf(game), 1));
      return [
        {
          game,
          margin: {
            expected: 0 + side * explained.expected,
            counted: 0 + side * explained.actual,
            effect: side === 1 ? explained.effect.home : explained.effect.away,
          },
          results: {
            chance: rounded(chanceOver(strength - metIn(game).opponent)),
            effect: rounded(chanceOver(strength) - chanceOver(without)),
          },
        },
      ];
    });
};
