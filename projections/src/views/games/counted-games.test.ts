import { expect, test } from 'vitest';
import { competitionCounts } from '../counts/counts.views.ts';
import { dirtyGroups } from '../engine/derive.ts';
import { feats } from '../feats/feats.view.ts';
import { rivalries } from '../rivalries/rivalries.view.ts';
import { gameRow } from '../standings/rows.fixture.ts';
import { standings } from '../standings/standings.view.ts';
import { streaks } from '../streaks/streaks.view.ts';
import { teamRecords } from '../team-records/team-records.view.ts';
import type { GameRow } from './games.table.ts';

const game = gameRow(7, 10, 20);
/** How many groups each view recomputes when the game changes like this. */
const recomputed = (change: Partial<GameRow>): readonly number[] => {
  const changes = new Map([['7', { before: game, after: { ...game, ...change } }]]);
  const views = [standings, streaks, feats, teamRecords, rivalries, competitionCounts];
  return views.map((view) => dirtyGroups(view, (source) => (source === 'games' ? changes : undefined)).size);
};

test('a new arena, confirmation or revision recomputes no counts', () => {
  expect(recomputed({ venue: 'Aréna', confirmation: 'confirmed', revision: 9 })).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a goal recomputes the table, both teams, their rivalry and the counts', () => {
  expect(recomputed({ homeGoals: (game.homeGoals ?? 0) + 1 })).toEqual([1, 2, 2, 2, 1, 1]);
});
