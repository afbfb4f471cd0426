import { describe, expect, test } from 'vitest';
import type { GameHistoryRow } from '../../views/games/games.table.ts';
import { score } from '../../views/standings/rows.fixture.ts';
import { knownAt, playedBy } from './as-of.ts';

const version = (
  gameId: number,
  revision: number,
  recordedAt: string,
  goals: `${number}-${number}`,
  deleted = false,
): GameHistoryRow => ({
  ...score(gameId, 10, goals, 20, { revision }),
  action: 'ResultCorrected',
  actorId: 'm1',
  actorRole: 'member',
  source: 'web',
  reason: null,
  deleted,
  recordedAt,
  position: String(revision),
});

describe('as of', () => {
  test('a day returns the games up to and including that day', () => {
    const games = ['2024-10-01', '2024-10-02', '2024-10-03'].map((date, id) =>
      score(id + 1, 10, '1-0', 20, { date }),
    );
    expect(playedBy(games, '2024-10-02').map((game) => game.gameId)).toEqual([1, 2]);
  });

  const history = [
    version(2, 0, '2024-10-02T12:00:00.000Z', '1-0'),
    version(1, 1, '2024-10-03T12:00:00.000Z', '2-1'),
    version(1, 0, '2024-10-01T12:00:00.000Z', '1-2'),
    version(1, 2, '2024-10-04T12:00:00.000Z', '2-1', true),
  ];
  const scoresAt = (instant: string) =>
    knownAt(history, instant).map((game) => `${game.gameId}: ${game.homeGoals}-${game.awayGoals}`);

  test('an instant returns the latest version of each game recorded up to that instant', () => {
    expect(scoresAt('2024-10-01T11:59:59.999Z')).toEqual([]);
    expect(scoresAt('2024-10-01T12:00:00.000Z')).toEqual(['1: 1-2']);
    expect(scoresAt('2024-10-02T08:00:00-04:00')).toEqual(['1: 1-2', '2: 1-0']);
    expect(scoresAt('2024-10-03T12:00:00.000Z')).toEqual(['1: 2-1', '2: 1-0']);
  });

  test('an instant excludes a game deleted before the requested instant', () => {
    expect(scoresAt('2024-10-05T00:00:00.000Z')).toEqual(['2: 1-0']);
  });

  test('rows contain only game columns, without authors', () => {
    expect(Object.keys(knownAt(history, '2024-10-05T00:00:00.000Z')[0] ?? {}).sort()).toEqual(
      Object.keys(score(1, 10, '1-0', 20)).sort(),
    );
  });
});
