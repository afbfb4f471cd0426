import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const paced = () => {
  const sent: string[] = [];
  return { sent, send: createPace(1_000, (name) => void sent.push(name)) };
};

test('sends the first change at once, and those within a second together at its end', () => {
  const { sent, send } = paced();
  send('season:1');
  expect(sent).toEqual(['season:1']);
  for (let goals = 0; goals < 20; goals += 1) send('season:1');
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(2);
  send('season:1');
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(3);
});

test('sends at once again after a quiet second, independently for each name', () => {
  const { sent, send } = paced();
  send('season:1');
  vi.advanceTimersByTime(1_000);
  send('season:1');
  send('season:2');
  expect(sent).toEqual(['season:1', 'season:1', 'season:2']);
});
