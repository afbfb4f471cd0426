import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import { ratingsOf } from '@rondelle/projections/views/ratings/ratings.ts';
import type { RatingRow } from '@rondelle/projections/views/ratings/ratings.table.ts';
import { forecastOf, isFar } from '@rondelle/projections/computing/suspicion/forecast.ts';
import { describe, expect, test } from 'vitest';
import { datasetRows, folderOf } from '../support/dataset-rows.ts';

const seasonsOf = (games: readonly GameRow[]) =>
  Map.groupBy(games, ({ seasonId, categoryId }) => `${seasonId} ${categoryId}`);

const isSuspicious = (ratings: readonly RatingRow[], game: GameRow): boolean => {
  const forecast = forecastOf(
    ratings.filter(({ teamId }) => teamId === game.homeTeamId || teamId === game.awayTeamId),
    game,
  );
  return forecast !== null && isFar(forecast);
};
const isDecided = ({ status, forfeitedBy }: GameRow) => status === 'final' && forfeitedBy === null;

/** A vandal's version of a game: the loser wins by twelve goals. */
const upsideDown = (game: GameRow): GameRow =>
  (game.homeGoals ?? 0) > (game.awayGoals ?? 0)
    ? { ...game, homeGoals: 0, awayGoals: 12 }
    : { ...game, homeGoals: 12, awayGoals: 0 };

const sets = ['lheq-m13-aaa-2025-2026', 'nhl-2005-2019'] as const;
const isHere = (name: (typeof sets)[number]): boolean => folderOf(name) !== null;
describe.each(sets)('%s', (name) => {
  test.skipIf(!isHere(name))(
    'hardly any real result looks suspicious, and nearly all reversed ones do',
    () => {
      const { games } = datasetRows(folderOf(name) ?? '');
      let [all, far, sample, found] = [0, 0, 0, 0];
      for (const season of seasonsOf(games).values()) {
        const [first] = season;
        if (!first) continue;
        const ratings = ratingsOf(season, first.seasonId, first.categoryId);
        const played = season.filter(isDecided);
        all += played.length;
        far += played.filter((game) => isSuspicious(ratings, game)).length;
        // Rates the teams with the false result included, as when it has just been recorded.
        const every = Math.ceil(played.length / 50);
        for (const game of played.filter((_, index) => index % every === 0)) {
          const wrong = upsideDown(game);
          const others = season.map((one) => (one === game ? wrong : one));
          const after = ratingsOf(others, first.seasonId, first.categoryId);
          sample += 1;
          found += isSuspicious(after, wrong) ? 1 : 0;
        }
      }
      console.log(`${name}: ${far} of ${all} real results flagged, ${found} of ${sample} false ones`);
      expect(far / all).toBeLessThan(0.01);
      expect(found / sample).toBeGreaterThan(0.9);
    },
  );
});
