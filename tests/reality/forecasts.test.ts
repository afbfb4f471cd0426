import { evaluate, ownName, ownSeasonAlone } from '@rondelle/projections/computing/ratings/evaluation.ts';
import { differenceInterval } from '@rondelle/projections/computing/ratings/intervals.ts';
import { scoreOf } from '@rondelle/projections/views/ratings/judge.ts';
import {
  eloWithMargin,
  krach,
  massey,
  myHockey,
  myHockeyWithoutBlowOuts,
} from '@rondelle/projections/computing/ratings/peers.ts';
import { describe, expect, test } from 'vitest';
import { categoriesIn } from '../evaluate/categories.ts';
import { folderOf } from '../support/dataset-rows.ts';

const folder = folderOf('nhl-2005-2019');
const youth = folderOf('youth-2022-2023');
const methods = { myHockey, myHockeyWithoutBlowOuts, massey, krach, eloWithMargin };

describe.skipIf(!youth)('forecasts of a season of youth hockey, walking forward by day', () => {
  test('are better than those of other methods, with an interval that excludes zero', () => {
    const evaluation = evaluate(categoriesIn(youth ?? ''), methods);
    const ours = evaluation.methods.get(ownName) ?? [];
    const { games, logLoss } = scoreOf(ours.flatMap(({ judged }) => judged));
    expect(games).toBeGreaterThan(6_500);
    expect(logLoss / games).toBeLessThan(0.461);
    for (const name of Object.keys(methods))
      expect([name, differenceInterval(ours, evaluation.methods.get(name) ?? []).to < 0]).toEqual([
        name,
        true,
      ]);
  });
});

describe.skipIf(!folder)('forecasts of the NHL, 2005-2006 to 2018-2019, walking forward by day', () => {
  test('are better than those of other methods, with an interval that excludes zero', () => {
    const evaluation = evaluate(categoriesIn(folder ?? ''), methods);
    const ours = evaluation.methods.get(ownName) ?? [];
    const { games, logLoss } = scoreOf(ours.flatMap(({ judged }) => judged));
    expect(games).toBeGreaterThan(16_000);
    expect(logLoss / games).toBeLessThan(0.6761);
    for (const name of [ownSeasonAlone, ...Object.keys(methods)])
      expect([name, differenceInterval(ours, evaluation.methods.get(name) ?? []).to < 0]).toEqual([
        name,
        true,
      ]);
  });
});
