import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../views/games/games.table.ts';
import { competitionRow, score } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { bracketOf } from './bracket.ts';

const tournament = competitionRow({}, { kind: 'tournament', competition: 'tournament-1' });
const groupGames = [
  score(1, 10, '5-0', 20, { stage: 'preliminary' }),
  score(2, 20, '3-0', 30, { stage: 'preliminary' }),
  score(3, 10, '1-0', 30, { stage: 'preliminary' }),
];
const bracket = (games: readonly GameRow[]) =>
  bracketOf(games, computeStandings([...groupGames, ...games], [], tournament));

describe('a bracket', () => {
  test('has a winner and a finalist when the first of the group has a bye to the final', () => {
    const games = [
      score(4, 20, '1-2', 30, { stage: 'semi-final', decidedIn: 'overtime' }),
      score(5, 10, '3-2', 30, { stage: 'final', date: '2024-10-02' }),
    ];
    const result = bracket(games);
    expect([result.winner, result.finalist, result.third]).toEqual([10, 30, null]);
    expect(result.advanced).toEqual([
      { teamId: 10, group: null, rank: 1, bye: true },
      { teamId: 20, group: null, rank: 2, bye: false },
      { teamId: 30, group: null, rank: 3, bye: false },
    ]);
    expect(result.outcomes).toEqual([
      { teamId: 10, outcome: 'winner' },
      { teamId: 20, outcome: 'semi-final' },
      { teamId: 30, outcome: 'finalist' },
    ]);
  });

  test('lists its rounds in order without cancelled games, and has no winner before the final', () => {
    const games = [
      score(6, 10, '0-0', 20, { stage: 'final', status: 'scheduled' }),
      score(5, 30, '2-1', 40, { stage: 'bronze' }),
      score(4, 30, '1-2', 10, { stage: 'semi-final' }),
      score(7, 30, '1-2', 10, { stage: 'relegation', status: 'cancelled' }),
    ];
    const result = bracket(games);
    expect(result.rounds.map(({ stage }) => stage)).toEqual(['semi-final', 'bronze', 'final']);
    expect([result.winner, result.third]).toEqual([null, 30]);
    expect(result.outcomes).toEqual([
      { teamId: 30, outcome: 'third' },
      { teamId: 40, outcome: 'fourth' },
    ]);
  });

  test('a series goes to the team with more wins once all of its games are over', () => {
    const series = [
      score(4, 10, '1-2', 20, { stage: 'final', date: '2024-10-01' }),
      score(5, 20, '0-2', 10, { stage: 'final', date: '2024-10-02' }),
      score(6, 10, '3-2', 20, { stage: 'final', date: '2024-10-03', forfeitedBy: 'home' }),
    ];
    expect(bracket(series).winner).toBe(20);
    expect(bracket(series.slice(0, 2)).winner).toBeNull();
    const toPlay = score(7, 10, '0-0', 20, { stage: 'final', date: '2024-10-04', status: 'scheduled' });
    expect(bracket([...series, toPlay]).winner).toBeNull();
  });

  test('a series is decided when the open games cannot change its winner', () => {
    const series = [
      score(4, 10, '1-2', 20, { stage: 'final', date: '2024-10-01' }),
      score(5, 20, '3-2', 10, { stage: 'final', date: '2024-10-02' }),
      score(6, 10, '0-0', 20, { stage: 'final', date: '2024-10-03', status: 'scheduled' }),
    ];
    expect(bracket(series).winner).toBe(20);
    const another = score(7, 20, '0-0', 10, { stage: 'final', date: '2024-10-04', status: 'scheduled' });
    expect(bracket([...series, another]).winner).toBeNull();
  });
});
