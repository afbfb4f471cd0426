import { by, derivedView, only, seenAs } from '../engine/view.ts';
import { asCounted, ratedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { forecastScores } from './forecast-scores.ts';
import { forecastScoresTable } from './forecast-scores.table.ts';
import { forecasts } from './forecasts.view.ts';

export const forecastScoresView = derivedView({
  version: 3,
  table: forecastScoresTable,
  group: ['seasonId', 'categoryId'],
  later: true,
  from: {
    forecasts: by(forecasts, ['seasonId', 'categoryId']),
    games: seenAs(only(by(games, ['seasonId', 'categoryId']), ...ratedColumns), asCounted),
  },
  compute: ({ forecasts, games }, [seasonId, categoryId]) =>
    forecastScores(forecasts, games, Number(seasonId), Number(categoryId)),
});
