import { namedTopics } from '@rondelle/contracts/subjects.ts';
import type { Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Changes } from '@rondelle/projections/views/engine/derive.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { expect, test } from 'vitest';
import { concernsOfChange } from './concerns.ts';

const changesOf = (before: Row | undefined, after: Row): Changes => new Map([['row', { before, after }]]);
const game = { gameId: 7, leagueId: 2, tournamentId: null, homeTeamId: 3, awayTeamId: 4, status: 'final' };
const place = { competition: 'league-2', leagueId: 2, teamId: 5, rank: 1 };

test('a result concerns its game, its league and all teams whose rank it changed', () => {
  const changed = new Map([
    ['games', changesOf({ ...game, status: 'scheduled' }, game)],
    ['standings', changesOf(place, { ...place, rank: 2 })],
  ]);
  const batch = { changed: [changed], quarantined: [], released: [], before: new Map([[1, '6']]) };
  const narrow = concernsOfChange(views, batch);
  expect(narrow).toMatchObject({ since: '6' });
  expect(narrow?.concerns.toSorted()).toEqual([
    'game:7',
    'league:2',
    'results:2',
    'team:3',
    'team:4',
    'team:5',
  ]);
  expect(namedTopics({ narrow })).toContain('team:5');
});
