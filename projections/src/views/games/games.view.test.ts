import type { Fixture, Result } from '@rondelle/contracts/competition/game.events.ts';
import { expect, test } from 'vitest';
import { rowsAfter } from '../engine/recorded-events.ts';
import { gameHistory } from './game-history.view.ts';
import { games } from './games.view.ts';

const ids = { gameId: 7, seasonId: 2 };
const fixture: Fixture = {
  categoryId: 3,
  leagueId: 5,
  tournamentId: null,
  stage: 'regular',
  group: null,
  homeTeamId: 12,
  awayTeamId: 9,
  date: '2025-01-31',
  time: null,
  venue: null,
  city: null,
};
const result: Result = {
  homeGoals: 4,
  awayGoals: 3,
  decidedIn: 'overtime',
  forfeitedBy: null,
  homeFairPlay: 1,
  awayFairPlay: null,
};
const reason = 'typing-error' as const;
const scheduled = ['game-7', { type: 'GameScheduled', data: { ...ids, key: 'k', ...fixture } }] as const;
const played = ['game-7', { type: 'ResultRecorded', data: { ...ids, ...result } }] as const;
const deleted = ['game-7', { type: 'GameDeleted', data: { ...ids, reason } }] as const;
const after = (...events: Parameters<typeof rowsAfter>[1][]) => rowsAfter([games, gameHistory], ...events);

test('a scheduled game has its competition and its teams ordered by id', () => {
  expect(after(scheduled).games).toMatchObject([
    {
      gameId: 7,
      competition: 'league-5',
      teamLo: 9,
      teamHi: 12,
      status: 'scheduled',
      homeGoals: null,
      revision: 0,
    },
  ]);
});

test.each([
  [{ leagueId: null, tournamentId: 4 }, 'tournament-4'],
  [{ leagueId: null, tournamentId: null }, 'interleague-2-3'],
])('a game with %o belongs to %s', (places, competition) => {
  const data = { ...ids, key: null, ...fixture, ...places };
  expect(after(['game-7', { type: 'GameScheduled', data }]).games).toMatchObject([{ competition }]);
});

test('a result makes the game final, and withdrawing it makes the game scheduled again', () => {
  expect(after(scheduled, played).games).toMatchObject([
    { status: 'final', homeGoals: 4, decidedIn: 'overtime', homeFairPlay: 1, revision: 1 },
  ]);
  const withdrawn = ['game-7', { type: 'ResultWithdrawn', data: { ...ids, reason } }] as const;
  expect(after(scheduled, played, withdrawn).games).toEqual([
    { ...after(scheduled).games?.[0], revision: 2 },
  ]);
});

test('a deleted game remains in the history, and is restored with its fields', () => {
  expect(after(scheduled, played, deleted).games).toEqual([]);
  const restored = [
    'game-7',
    { type: 'GameRestored', data: { ...ids, key: 'k', ...fixture, status: 'final', result } },
  ] as const;
  const { games: now, game_history: versions } = after(scheduled, played, deleted, restored);
  expect(now).toEqual([{ ...after(scheduled, played).games?.[0], revision: 3 }]);
  expect(versions).toMatchObject([
    { action: 'GameScheduled', revision: 0, deleted: false, reason: null },
    { action: 'ResultRecorded', revision: 1, homeGoals: 4 },
    { action: 'GameDeleted', revision: 2, deleted: true, homeGoals: 4, reason: 'typing-error' },
    { action: 'GameRestored', revision: 3, deleted: false, source: 'web', position: '4' },
  ]);
});

test('an event about a missing game cannot be applied', () => {
  expect(() => after(played)).toThrow('games cannot take ResultRecorded at position 1');
  expect(() => after(scheduled, scheduled)).toThrow('exists already');
});

const confirmation = (type: 'ResultConfirmed' | 'StanceWithdrawn') =>
  ['game-7', { type, data: { ...ids, side: 'away' } }] as const;

test('a live game has its current goals and period until it is stopped or has a result', () => {
  const started = ['game-7', { type: 'GameStarted', data: ids }] as const;
  const score = { ...ids, homeGoals: 2, awayGoals: 1, period: 'overtime' } as const;
  const scored = ['game-7', { type: 'LiveScoreChanged', data: score }] as const;
  const stopped = ['game-7', { type: 'GameStopped', data: ids }] as const;
  expect(after(scheduled, started).games).toMatchObject([
    { status: 'live', homeGoals: 0, awayGoals: 0, period: '1', confirmation: null },
  ]);
  expect(after(scheduled, started, scored).games).toMatchObject([
    { status: 'live', homeGoals: 2, awayGoals: 1, period: 'overtime', decidedIn: null },
  ]);
  expect(after(scheduled, started, scored, stopped).games).toEqual([
    { ...after(scheduled).games?.[0], revision: 3 },
  ]);
  expect(after(scheduled, started, scored, played).games).toEqual([
    { ...after(scheduled, played).games?.[0], revision: 3 },
  ]);
});

test('a result is entered, confirmed by a side, and entered again when it is corrected or the side withdraws', () => {
  const entered = { confirmation: 'entered', confirmationBy: null };
  const confirmed = { confirmation: 'confirmed', confirmationBy: 'away' };
  const corrected = ['game-7', { type: 'ResultCorrected', data: { ...ids, ...result, reason } }] as const;
  const disputed = ['game-7', { type: 'ResultDisputed', data: { ...ids, side: 'home', reason } }] as const;
  expect(after(scheduled, played).games).toMatchObject([entered]);
  expect(after(scheduled, played, confirmation('ResultConfirmed')).games).toMatchObject([confirmed]);
  expect(after(scheduled, played, disputed).games).toMatchObject([
    { confirmation: 'disputed', confirmationBy: 'home' },
  ]);
  expect(after(scheduled, played, confirmation('ResultConfirmed'), corrected).games).toMatchObject([entered]);
  expect(
    after(scheduled, played, confirmation('ResultConfirmed'), confirmation('StanceWithdrawn')).games,
  ).toMatchObject([entered]);
});

test('a postponed game is scheduled again on another day, but not at another time of its day', () => {
  const postponed = ['game-7', { type: 'GamePostponed', data: { ...ids, reason } }] as const;
  const { date, time, venue, city } = fixture;
  const moved = (changes: { readonly date?: string; readonly time?: string }) =>
    ['game-7', { type: 'GameRescheduled', data: { ...ids, date, time, venue, city, ...changes } }] as const;
  expect(after(scheduled, postponed, moved({ date: '2025-02-01' })).games).toMatchObject([
    { status: 'scheduled', date: '2025-02-01' },
  ]);
  expect(after(scheduled, postponed, moved({ time: '16:00' })).games).toMatchObject([
    { status: 'postponed', time: '16:00' },
  ]);
});
