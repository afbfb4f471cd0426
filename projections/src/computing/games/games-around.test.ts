import { expect, test } from 'vitest';
import { gameRow, score } from '../../views/standings/rows.fixture.ts';
import { gamesAround } from './games-around.ts';

const open = { status: 'scheduled', homeGoals: null, awayGoals: null, decidedIn: null } as const;
const played = score(1, 4, '2-1', 5, { date: '2024-11-02' });
const uncounted = score(2, 4, '3-1', 5, { date: '2024-11-09', status: 'void' });
const next = gameRow(3, 4, 5, { ...open, date: '2024-12-01' });
const forfeited = gameRow(4, 4, 5, { date: '2025-02-01', forfeitedBy: 'home' });

test('a forfeit on a future day is no latest result and hides no game before it', () => {
  const { latest, upcoming } = gamesAround(
    [forfeited, next, uncounted, played],
    { latest: 5, upcoming: 5 },
    '2024-11-20',
  );
  expect(latest).toEqual([uncounted, played]);
  expect(upcoming).toEqual([next]);
});

test('a forfeit is a result from its day on', () => {
  const { latest } = gamesAround([forfeited, played], { latest: 5, upcoming: 5 }, '2025-02-01');
  expect(latest).toEqual([forfeited, played]);
});
