import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import type { Stage } from '@rondelle/contracts/competition/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { gameCard } from '../../testing/game-card.ts';
import { bracketColumns, type Column } from './bracket-columns.ts';
import { matchupsOf } from './matchups.ts';

let lastId = 0;
const game = (
  stage: Stage,
  home: number,
  score: string,
  away: number,
  over: Partial<GameCard> = {},
): GameCard => {
  lastId += 1;
  return gameCard({
    id: lastId,
    path: `/g-${lastId}`,
    stage,
    teams: [home, away],
    ...(score !== '' && { goals: score.split('-').map(Number) as [number, number] }),
    ...over,
  });
};
const shape = (columns: readonly Column[]) =>
  columns.map(({ stage, slots, linked }) => ({
    stage,
    linked,
    slots: slots.map((slot) => {
      if (slot.kind === 'matchup') return `${slot.matchup.home.id}-${slot.matchup.away.id}`;
      return slot.kind === 'bye' ? `bye ${slot.team.id}` : '';
    }),
  }));

describe('the columns of a bracket', () => {
  test('are ordered from the final backwards, so that winners stand beside their next opponents', () => {
    const rounds = [
      {
        stage: 'semi-final' as const,
        games: [game('semi-final', 3, '1-2', 4), game('semi-final', 1, '3-0', 2)],
      },
      { stage: 'bronze' as const, games: [game('bronze', 3, '1-0', 2)] },
      { stage: 'final' as const, games: [game('final', 1, '2-4', 4)] },
    ];
    expect(shape(bracketColumns(rounds))).toEqual([
      { stage: 'semi-final', linked: true, slots: ['1-2', '3-4'] },
      { stage: 'final', linked: false, slots: ['1-4'] },
    ]);
  });

  test('show teams with a bye', () => {
    const rounds = [
      { stage: 'semi-final' as const, games: [game('semi-final', 2, '4-1', 3)] },
      { stage: 'final' as const, games: [game('final', 1, '', 2)] },
    ];
    expect(shape(bracketColumns(rounds))[0]?.slots).toEqual(['bye 1', '2-3']);
  });

  test('include matchups without a next game, unlinked', () => {
    const rounds = [
      {
        stage: 'quarter-final' as const,
        games: [game('quarter-final', 1, '', 8), game('quarter-final', 2, '3-1', 7)],
      },
      { stage: 'semi-final' as const, games: [game('semi-final', 2, '', 9)] },
    ];
    expect(shape(bracketColumns(rounds))[0]).toEqual({
      stage: 'quarter-final',
      linked: false,
      slots: ['2-7', 'bye 9', '1-8'],
    });
  });

  test('include an empty slot below a team with a bye over two rounds', () => {
    const rounds = [
      { stage: 'quarter-final' as const, games: [game('quarter-final', 2, '1-0', 3)] },
      { stage: 'semi-final' as const, games: [game('semi-final', 2, '1-0', 4)] },
      { stage: 'final' as const, games: [game('final', 1, '1-0', 2)] },
    ];
    expect(shape(bracketColumns(rounds)).map(({ slots }) => slots)).toEqual([
      ['', '', '2-3', 'bye 4'],
      ['bye 1', '2-4'],
      ['1-2'],
    ]);
  });

  test('are empty without title rounds', () => {
    expect(bracketColumns([{ stage: 'relegation', games: [game('relegation', 1, '1-0', 2)] }])).toEqual([]);
  });
});

describe('a matchup', () => {
  test('is decided by its single game, also by forfeit', () => {
    expect(matchupsOf([game('final', 1, '2-3', 2)])[0]?.winnerId).toBe(2);
    expect(matchupsOf([game('final', 1, '0-0', 2, { forfeitedBy: 'away' })])[0]?.winnerId).toBe(1);
    expect(matchupsOf([game('final', 1, '', 2)])[0]?.winnerId).toBeNull();
  });

  test('groups the games of a series and is decided once the remaining games cannot change it', () => {
    const played = [game('final', 1, '2-3', 2), game('final', 2, '0-1', 1)];
    expect(matchupsOf([...played, game('final', 1, '', 2)])[0]?.winnerId).toBeNull();
    const series = matchupsOf([...played, game('final', 1, '5-4', 2)]);
    expect(series).toHaveLength(1);
    expect(series[0]?.games).toHaveLength(3);
    expect(series[0]?.winnerId).toBe(1);
    const twice = [game('final', 1, '3-2', 2), game('final', 2, '0-1', 1)];
    expect(matchupsOf([...twice, game('final', 1, '', 2)])[0]?.winnerId).toBe(1);
  });
});
