import { expect, test } from 'vitest';
import { gameRow, score } from '../../views/standings/rows.fixture.ts';
import { gamesAround } from './games-around.ts';

const open = { status: 'scheduled', homeGoals: null, awayGoals: null, decidedIn: null } as const;
const played = score(1, 4, '2-1', 5, { date: '2024-11-02' });
const uncounted = score(2, 4, '3-1', 5, { date: '2024-11-09', status: 'void' });
const next = gameRow(3, 4, 5, { ...open, date: '2024-12-01' });
const forfeited = gameRow(4, 4, 5, { date: '2025-02-01', forfeitedBy: 'home' });

test('excludes a forfeit on a future day from the latest and the upcoming games', () => {
  const { latest, upcoming } = gamesAround(
    [forfeited, next, uncounted, played],
    { latest: 5, upcoming: 5 },
    '2024-11-20',
  );
  expect(latest).toEqual([uncounted, played]);
  expect(upcoming).toEqual([next]);
});

test('includes a forfeit in the latest games from its day on', () => {
  const { latest } = gamesAround([forfeited, played], { latest: 5, upcoming: 5 }, '2025-02-01');
  expect(latest).toEqual([forfeited, played]);
});

test('includes a live game before the games after it', () => {
  const live = gameRow(5, 4, 5, { ...open, status: 'live', date: '2024-11-20' });
  const { latest, upcoming } = gamesAround([next, live, played], { latest: 5, upcoming: 5 }, '2024-11-20');
  expect(latest).toEqual([played]);
  expect(upcoming).toEqual([live, next]);
});
