import { expect, test } from 'vitest';
import { clockText, elapsedAt, stopped, toggled } from './clock.ts';

test('a restarted clock continues from the time at which it stopped', () => {
  const running = toggled(stopped, 1_000);
  const standing = toggled(running, 61_000);
  const again = toggled(standing, 100_000);
  expect([elapsedAt(running, 31_000), elapsedAt(standing, 90_000), elapsedAt(again, 105_000)]).toEqual([
    30_000, 60_000, 65_000,
  ]);
});

test('the clock displays minutes and seconds, never runs backwards, and has a maximum', () => {
  expect([0, 59_999, 425_000].map(clockText)).toEqual(['00:00', '00:59', '07:05']);
  expect(elapsedAt({ since: 5_000, shown: 0 }, 1_000)).toBe(0);
  expect(clockText(elapsedAt({ since: 0, shown: 0 }, 1e12))).toBe('99:00');
});
