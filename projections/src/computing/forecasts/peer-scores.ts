import { gamesByTeam } from '../ratings/games-by-team.ts';
import { fitCurve, judgedBy, type Sample, type Score, scoreOf } from '../../views/ratings/judge.ts';
import { myHockeyRatings } from '../ratings/peers.ts';
import { type DatedGame, type GameDay, gameDaysOf } from '../../views/ratings/game-days.ts';

/** True where the home team won, by the id of each game to name the winner of. */
export type Winners = ReadonlyMap<number, boolean>;

/** Ratings by MYHockey's method before each day, indexed by team number; each starts from those of the day before. */
const ratingsByDay = (days: readonly GameDay[]): readonly Float64Array[] => {
  let before: { readonly fingerprint: string; readonly ratings: Float64Array } | undefined;
  return days.map(({ fingerprint, schedule }) => {
    if (before?.fingerprint !== fingerprint)
      before = { fingerprint, ratings: myHockeyRatings(gamesByTeam(schedule()), before?.ratings) };
    return before.ratings;
  });
};

/**
 * Scores MYHockey's method on the games of a category in a season that somebody won. It gives no chances, so it gets the
 * curve from rating difference to chance that fits these very games best, in hindsight.
 */
export const myHockeyScore = (games: readonly DatedGame[], winners: Winners): Score => {
  const days = gameDaysOf(games);
  const ratings = ratingsByDay(days);
  const teamIds = days[0]?.schedule().teamIds ?? [];
  const numbers = new Map(teamIds.map((teamId, index) => [teamId, index]));
  const ratingOf = (day: number, teamId: number): number => ratings[day]?.[numbers.get(teamId) ?? 0] ?? 0;
  const samples = days.flatMap((day, index) =>
    day.games.flatMap(({ gameId, homeTeamId, awayTeamId }): readonly Sample[] => {
      const homeWon = winners.get(gameId);
      const difference = ratingOf(index, homeTeamId) - ratingOf(index, awayTeamId);
      return homeWon === undefined ? [] : [{ difference, homeWon }];
    }),
  );
  return scoreOf(judgedBy(samples, fitCurve(samples)));
};
