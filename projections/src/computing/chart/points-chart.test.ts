import { describe, expect, test } from 'vitest';
import { competitionRow, entry, score } from '../../views/standings/rows.fixture.ts';
import { pointsChart } from './points-chart.ts';

describe('the points chart', () => {
  test("has each team's total points after each day played, including a team without games", () => {
    const games = [
      score(1, 10, '2-1', 20, { date: '2024-10-01', homeFairPlay: 1 }),
      score(2, 20, '2-2', 10, { date: '2024-10-08' }),
      score(3, 20, '0-0', 10, { date: '2024-10-09', status: 'scheduled' }),
    ];
    const rules = competitionRow({ fairPlay: { maxPerGame: 1, countsInTotal: true } });
    expect(pointsChart(games, [entry(30)], rules)).toEqual({
      labels: ['2024-10-01', '2024-10-08'],
      datasets: [
        { teamId: 10, points: [3, 4] },
        { teamId: 20, points: [0, 1] },
        { teamId: 30, points: [0, 0] },
      ],
    });
  });

  test('retains the last day of each week above sixty days, and ends on the last day', () => {
    const games = Array.from({ length: 200 }, (_, index) =>
      score(index + 1, 10, '1-0', 20, {
        date: new Date(Date.UTC(2024, 8, 1 + index)).toISOString().slice(0, 10),
      }),
    );
    const { labels, datasets } = pointsChart(games, [], competitionRow());
    expect(labels.length).toBeLessThanOrEqual(60);
    expect(labels.length).toBeGreaterThan(25);
    expect(labels.slice(0, 2)).toEqual(['2024-09-01', '2024-09-08']);
    expect(labels.at(-1)).toBe('2025-03-19');
    expect(datasets[0]?.points.at(-1)).toBe(400);
  });

  test('is empty without games', () => {
    expect(pointsChart([], [], competitionRow())).toEqual({ labels: [], datasets: [] });
  });
});
