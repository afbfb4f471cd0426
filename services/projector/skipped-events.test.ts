import { expect, test } from 'vitest';
import { shareOf } from './skipped-events.ts';

test('progress is reported in hundredths of the log, and is 100 at most', () => {
  expect(shareOf('0', '200')).toBe(0);
  expect(shareOf('51', '200')).toBe(25);
  expect(shareOf('200', '200')).toBe(100);
  expect(shareOf('201', '200')).toBe(100);
  expect(shareOf('0', '0')).toBe(100);
});
