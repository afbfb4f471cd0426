import { by, derivedView, only } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { forecastScores } from './forecast-scores.ts';
import { forecastScoresTable } from './forecast-scores.table.ts';
import { forecasts } from './forecasts.view.ts';

export const forecastScoresView = derivedView({
  version: 1,
  table: forecastScoresTable,
  group: ['seasonId', 'categoryId'],
  later: true,
  from: {
    forecasts: by(forecasts, ['seasonId', 'categoryId']),
    games: only(
      by(games, ['seasonId', 'categoryId']),
      ...(['gameId', 'status', 'forfeitedBy', 'homeGoals', 'awayGoals'] as const),
    ),
  },
  compute: ({ forecasts, games }, [seasonId, categoryId]) =>
    forecastScores(forecasts, games, Number(seasonId), Number(categoryId)),
});
