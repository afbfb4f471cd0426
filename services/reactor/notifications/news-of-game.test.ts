import { countsOf } from '@rondelle/contracts/competition/game.events.ts';
import type { GameHistoryRow } from '@rondelle/projections/views/games/games.table.ts';
import { expect, test } from 'vitest';
import { newsOfGame } from './news-of-game.ts';

const recordedAt = '2026-01-17T20:00:00.000Z';
const now = Date.parse(recordedAt) + 1_000;
const version = (more: Partial<GameHistoryRow>): GameHistoryRow => ({
  gameId: 12,
  seasonId: 1,
  categoryId: 1,
  leagueId: 5,
  tournamentId: null,
  competition: 'league-5',
  stage: 'regular',
  groupName: null,
  date: '2026-01-17',
  time: '14:30',
  venue: null,
  city: null,
  homeTeamId: 1,
  awayTeamId: 2,
  teamLo: 1,
  teamHi: 2,
  status: 'scheduled',
  homeGoals: null,
  awayGoals: null,
  decidedIn: null,
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
  ...countsOf({}),
  period: null,
  confirmation: null,
  confirmationBy: null,
  sourceKey: null,
  revision: 0,
  action: 'GameScheduled',
  actorId: 'someone',
  actorRole: 'member',
  source: 'web',
  reason: null,
  deleted: false,
  recordedAt,
  position: '100',
  ...more,
});
const final = (home: number, away: number, more: Partial<GameHistoryRow> = {}) =>
  version({
    status: 'final',
    homeGoals: home,
    awayGoals: away,
    decidedIn: 'regulation',
    action: 'ResultRecorded',
    ...more,
  });
const live = (home: number, away: number) =>
  version({ status: 'live', homeGoals: home, awayGoals: away, action: 'LiveScoreChanged' });
const kindsOf = (row: GameHistoryRow, before?: GameHistoryRow) => newsOfGame(row, before, now)?.kinds ?? null;

test('notifies of a result with its score, and requests a confirmation', () => {
  expect(newsOfGame(final(3, 2), version({}), now)).toMatchObject({
    kinds: ['final', 'toConfirm'],
    about: { gameId: 12, score: { home: 3, away: 2 }, before: null },
  });
});

test('notifies of a correction with the previous score, but not when the score stays the same', () => {
  const corrected = final(4, 2, { action: 'ResultCorrected' });
  expect(newsOfGame(corrected, final(3, 2), now)).toMatchObject({
    kinds: ['correction', 'toConfirm'],
    about: { score: { home: 4, away: 2 }, before: { home: 3, away: 2 } },
  });
  expect(kindsOf(final(3, 2, { action: 'ResultCorrected', homeFairPlay: 1 }), final(3, 2))).toBeNull();
  expect(kindsOf(version({ action: 'ResultWithdrawn' }), final(3, 2))).toEqual(['correction']);
  expect(kindsOf(final(3, 2, { action: 'GameDeleted', deleted: true }), final(3, 2))).toEqual(['correction']);
});

test('notifies of an added goal, but not of a withdrawn one', () => {
  expect(newsOfGame(live(1, 0), live(0, 0), now)).toMatchObject({
    kinds: ['goal'],
    about: { scoredBy: 'home' },
  });
  expect(kindsOf(live(0, 0), live(1, 0))).toBeNull();
  expect(kindsOf(live(1, 0), live(1, 0))).toBeNull();
});

test('notifies of a rescheduled game as a calendar change, but not of a schedule imported from a file', () => {
  const moved = version({ action: 'GameRescheduled', time: '16:00' });
  expect(kindsOf(moved, version({}))).toEqual(['calendar']);
  expect(kindsOf(version({ action: 'GameRescheduled' }), version({}))).toBeNull();
  expect(kindsOf(version({ action: 'GameCancelled', status: 'cancelled' }), version({}))).toEqual([
    'calendar',
  ]);
  expect(kindsOf(version({}))).toEqual(['calendar']);
  expect(kindsOf(version({ source: 'import' }))).toBeNull();
});

test('does not notify of a result entered long after its game; the limit is shorter for a file', () => {
  expect(kindsOf(final(3, 2, { date: '2026-01-04' }))).not.toBeNull();
  expect(kindsOf(final(3, 2, { date: '2026-01-02' }))).toBeNull();
  expect(kindsOf(final(3, 2, { date: '2026-01-04', source: 'import' }))).toBeNull();
  expect(newsOfGame(final(3, 2), undefined, now + 3 * 86_400_000)).toBeNull();
});
