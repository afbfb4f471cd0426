import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import { gameWith, listOf } from './game-list.fixture.ts';

const origin = 'https://rondelle.test';

test('every line of a calendar ends with CRLF, the last one too', () => {
  const calendar = calendarOf(listOf(gameWith({}), gameWith({ id: 10, status: 'cancelled' })), 'fr', origin);
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar).not.toMatch(/[^\r]\n|\r[^\n]|\r\n\r\n/u);
});
