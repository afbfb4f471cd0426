import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import {
  afterResponse,
  afterRefusal,
  isWaiting,
  nextSeq,
  nextToSend,
  sentOver,
  withAdded,
  withoutChain,
  withoutUnsent,
} from './order.ts';

const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  commandId: `c${seq}`,
  seq,
  owner: 7,
  procedure: 'game.changeLiveScore',
  input: { commandId: `c${seq}`, ifRevision: '1', homeGoals: seq },
  chain: 'score 12',
  label: '',
  path: null,
  refusal: null,
  answered: null,
  ...more,
});
const conflict = {
  code: 'game/changed',
  message: 'Somebody else was faster.',
  conflict: { by: 'Else', revision: '9', changes: [] },
} as unknown as NonNullable<Entry['refusal']>;
const ids = (entries: readonly Entry[]) => entries.map(({ commandId }) => commandId);

test('entries are sent in the order made, even if the clock goes back', () => {
  const first = entry(nextSeq([], 1_000));
  const second = entry(nextSeq([first], 400));
  expect([first.seq, second.seq]).toEqual([1_000, 1_001]);
  expect(nextToSend([second, first], 7)).toBe(first);
});

test('does not send entries of another member', () => {
  const entries = [entry(1, { owner: 8 }), entry(2)];
  expect(nextToSend(entries, 7)?.seq).toBe(2);
  expect(nextToSend(entries, null)).toBeNull();
});

test('later entries of the same chain expect the new revision', () => {
  const entries = [entry(1), entry(2), entry(3, { chain: 'game 13' }), entry(4)];
  const after = afterResponse(entries, entries[0] ?? entry(1), '5');
  expect(after.map(({ input }) => input['ifRevision'])).toEqual(['1', '5', '1', '5']);
  expect(ids(after.filter(isWaiting))).toEqual(['c2', 'c3', 'c4']);
});

test('an entry added after a response expects the revision of that response', () => {
  const [first, late] = [entry(1), entry(2)];
  const after = withAdded(afterResponse([first], first, '5'), late);
  expect(nextToSend(after, 7)?.input['ifRevision']).toBe('5');
  expect(afterResponse(after, after.at(-1) ?? late, '6')).toHaveLength(1);
  const dayLater = withAdded(after, entry(90_000_000, { chain: 'score 13' }));
  expect(ids(dayLater)).toEqual(['c2', 'c90000000']);
});

test('an entry without a chain is removed after the response', () => {
  const alone = entry(1, { chain: null });
  expect(afterResponse([alone], alone, '5')).toEqual([]);
});

test('a refused entry blocks only its own chain', () => {
  const entries = [entry(1), entry(2), entry(3, { chain: 'game 13' })];
  const held = afterRefusal(entries, entry(1), conflict);
  expect(nextToSend(held, 7)?.commandId).toBe('c3');
  expect(ids(withoutChain(held, held[0] ?? entry(1)))).toEqual(['c3']);
});

test('resending a refused entry uses the revision of the conflict and a new id', () => {
  const [again, next] = sentOver(afterRefusal([entry(1), entry(2)], entry(1), conflict), entry(1), 'new');
  expect([again?.commandId, again?.input['commandId'], again?.input['ifRevision'], again?.refusal]).toEqual([
    'new',
    'new',
    '9',
    null,
  ]);
  expect(next?.commandId).toBe('c2');
});

test('an entry with the same id replaces the earlier one in its place', () => {
  const entries = [entry(1), entry(2)];
  const after = withAdded(entries, entry(3, { commandId: 'c1', input: { homeGoals: 4 } }));
  expect(after.map(({ commandId, seq, input }) => [commandId, seq, input['homeGoals']])).toEqual([
    ['c1', 1, 4],
    ['c2', 2, 2],
  ]);
});

test('the last entry can be withdrawn while an earlier one of its chain is waiting', () => {
  const entries = [entry(1), entry(2)];
  expect(ids(withoutUnsent(entries, 'c2'))).toEqual(['c1']);
  expect(withoutUnsent(entries, 'c1')).toBe(entries);
  expect(withoutUnsent([entry(2)], 'c2')).toHaveLength(1);
});
