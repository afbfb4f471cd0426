import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/contracts/ports/event-log.ts';
import { expect, test } from 'vitest';
import { chainStart, headAfter } from './chain.ts';

const recorded = (position: number, data: object, stream = 'team-1'): Recorded<LogEntry> =>
  ({
    type: 'TeamOrganizationChanged',
    data,
    eventId: `e${position}`,
    stream,
    revision: String(position),
    position: String(position),
    recordedAt: '2026-01-31T12:00:00.000Z',
    metadata: { actor: { id: 'm1', role: 'member' }, source: 'web' },
  }) as unknown as Recorded<LogEntry>;

const events = [recorded(1, { teamId: 1, a: 1 }), recorded(2, { teamId: 2 }), recorded(4, { teamId: 3 })];

test('linking in parts gives the same head as linking at once', () => {
  const [first, ...rest] = events;
  expect(headAfter(headAfter(chainStart, first ? [first] : []), rest)).toEqual(headAfter(chainStart, events));
  expect(headAfter(chainStart, events)).toMatchObject({ position: '4', events: 3 });
});

test('the link depends on content, presence and order of events, but not on the order of fields', () => {
  const { link } = headAfter(chainStart, events);
  const [one, two, three] = events as [Recorded<LogEntry>, Recorded<LogEntry>, Recorded<LogEntry>];
  const others = [
    [recorded(1, { teamId: 1, a: 2 }), two, three],
    [one, three],
    [two, one, three],
  ];
  for (const other of others) expect(headAfter(chainStart, other).link).not.toBe(link);
  expect(headAfter(chainStart, [recorded(1, { a: 1, teamId: 1 }), two, three]).link).toBe(link);
});

test('skips events of members and reserved ids', () => {
  const more = [...events, recorded(5, { memberId: 'x' }, 'member-7'), recorded(6, { from: 1 }, 'ids-team')];
  expect(headAfter(chainStart, more)).toEqual(headAfter(chainStart, events));
});
