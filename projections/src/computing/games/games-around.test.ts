import { expect, test } from 'vitest';
import { gameRow, score } from '../../views/standings/rows.fixture.ts';
import { gamesAround } from './games-around.ts';

const most = { latest: 5, awaited: 2, toCome: 2, postponed: 2 };
const open = { status: 'scheduled', homeGoals: null, awayGoals: null, decidedIn: null } as const;
const played = score(1, 4, '2-1', 5, { date: '2024-11-02' });
const uncounted = score(2, 4, '3-1', 5, { date: '2024-11-09', status: 'void' });
const next = gameRow(3, 4, 5, { ...open, date: '2024-12-01' });
const forfeited = gameRow(4, 4, 5, { date: '2025-02-01', forfeitedBy: 'home' });

test('excludes a forfeit on a future day from the latest and the upcoming games', () => {
  const { latest, upcoming } = gamesAround([forfeited, next, uncounted, played], most, '2024-11-20');
  expect(latest).toEqual([uncounted, played]);
  expect(upcoming).toEqual([next]);
});

test('includes a forfeit in the latest games from its day on', () => {
  const { latest } = gamesAround([forfeited, played], most, '2025-02-01');
  expect(latest).toEqual([forfeited, played]);
});

test('includes a live game before the games after it', () => {
  const live = gameRow(5, 4, 5, { ...open, status: 'live', date: '2024-11-20' });
  const { latest, upcoming } = gamesAround([next, live, played], most, '2024-11-20');
  expect(latest).toEqual([played]);
  expect(upcoming).toEqual([live, next]);
});

const scheduledOn = (id: number, date: string) => gameRow(id, 4, 5, { ...open, date });

test('limits past games without a result, so that upcoming games are listed', () => {
  const past = ['2024-11-03', '2024-11-04', '2024-11-05'].map((date, at) => scheduledOn(10 + at, date));
  const ahead = ['2024-11-20', '2024-11-21', '2024-11-22'].map((date, at) => scheduledOn(20 + at, date));
  const forgotten = scheduledOn(30, '2024-10-01');
  const { upcoming } = gamesAround([...ahead, ...past, forgotten, played], most, '2024-11-20');
  expect(upcoming.map(({ gameId }) => gameId)).toEqual([11, 12, 20, 21]);
});
