import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './pace.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const paced = () => {
  const sent: string[] = [];
  return { sent, send: createPace(1_000, (name) => void sent.push(name)) };
};

test('sends the first change immediately, and combines those within a second at its end', () => {
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

test('sends immediately again after a second without a change, independently for each name', () => {
  const { sent, send } = paced();
  send('season:1');
  vi.advanceTimersByTime(1_000);
  send('season:1');
  send('season:2');
  expect(sent).toEqual(['season:1', 'season:1', 'season:2']);
});
