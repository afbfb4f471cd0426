import { fileURLToPath } from 'node:url';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { expect, test } from 'vitest';
import { untilNow } from './until-now.ts';

const pwhl = await openDatasetFolder(
  fileURLToPath(new URL('../../../services/site/datasets/pwhl', import.meta.url)),
  10,
);

/** The last day with a result of each season, and how many games of the season are to come. */
const stateAt = async (now: string) => {
  const last = new Map<string, string>();
  let toCome = 0;
  for await (const row of untilNow(pwhl, '2024-2025', now).games()) {
    if ('broken' in row) throw new Error(row.text);
    const { season, date, status, home_goals } = row.values;
    if (status === 'final') last.set(season, [last.get(season) ?? '', date].toSorted()[1] ?? '');
    else if (season === '2024-2025') {
      expect(home_goals).toBe('');
      toCome += 1;
    }
  }
  return { last: Object.fromEntries(last), toCome };
};

test('returns all earlier seasons and no results after the day of the demonstration', async () => {
  const { last, toCome } = await stateAt('2025-03-02T12:00');
  expect(last).toEqual({ '2023-2024': expect.any(String), '2024-2025': '2025-03-01' });
  expect(toCome).toBeGreaterThan((await stateAt('2026-11-22T18:42')).toCome);
});

test('a game that has not begun has no result', async () => {
  const before = await stateAt('2025-03-01T00:00');
  expect(before.last['2024-2025']).not.toBe('2025-03-01');
});
