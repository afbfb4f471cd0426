import { expect, test } from 'vitest';
import { eventName, readEventName } from './event-name.ts';

test('parses the name of an event back into that event', () => {
  const event = { kind: 'game', id: 6059, revision: 0 } as const;
  expect(eventName(event)).toBe('game-6059.0');
  expect(readEventName('game-6059.0')).toEqual(event);
});

test('parses a position, which older links contain', () => {
  expect(readEventName('1002')).toEqual({ position: '1002' });
});

test.each([
  '',
  'game-12',
  'puck-1.0',
  'game-0.1',
  'game-1.-1',
  'ids-game.1',
  'game-1.01',
  `game-1.${'9'.repeat(10)}`,
])('rejects "%s"', (text) => {
  expect(readEventName(text)).toBeNull();
});
