import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import {
  afterAnswer,
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

test('changes go out in the order in which they were made, whatever the clock says meanwhile', () => {
  const first = entry(nextSeq([], 1_000));
  const second = entry(nextSeq([first], 400));
  expect([first.seq, second.seq]).toEqual([1_000, 1_001]);
  expect(nextToSend([second, first], 7)).toBe(first);
});

test('nobody sends what another member made', () => {
  const entries = [entry(1, { owner: 8 }), entry(2)];
  expect(nextToSend(entries, 7)?.seq).toBe(2);
  expect(nextToSend(entries, null)).toBeNull();
});

test('what follows a change of the same thing expects what it has made, and nothing else does', () => {
  const entries = [entry(1), entry(2), entry(3, { chain: 'game 13' }), entry(4)];
  const after = afterAnswer(entries, entries[0] ?? entry(1), '5');
  expect(after.map(({ input }) => input['ifRevision'])).toEqual(['1', '5', '1', '5']);
  expect(ids(after.filter(isWaiting))).toEqual(['c2', 'c3', 'c4']);
});

test('a change that is made after the one before it was answered expects what that has made', () => {
  const [first, late] = [entry(1), entry(2)];
  const after = withAdded(afterAnswer([first], first, '5'), late);
  expect(nextToSend(after, 7)?.input['ifRevision']).toBe('5');
  expect(afterAnswer(after, after.at(-1) ?? late, '6')).toHaveLength(1);
  const dayLater = withAdded(after, entry(90_000_000, { chain: 'score 13' }));
  expect(ids(dayLater)).toEqual(['c2', 'c90000000']);
});

test('a change of no thing leaves nothing behind', () => {
  const alone = entry(1, { chain: null });
  expect(afterAnswer([alone], alone, '5')).toEqual([]);
});

test('a refused change holds back what builds on it, and nothing else', () => {
  const entries = [entry(1), entry(2), entry(3, { chain: 'game 13' })];
  const held = afterRefusal(entries, entry(1), conflict);
  expect(nextToSend(held, 7)?.commandId).toBe('c3');
  expect(ids(withoutChain(held, held[0] ?? entry(1)))).toEqual(['c3']);
});

test('who sends a refused change over another one says so by its revision, under a new id', () => {
  const [again, next] = sentOver(afterRefusal([entry(1), entry(2)], entry(1), conflict), entry(1), 'new');
  expect([again?.commandId, again?.input['commandId'], again?.input['ifRevision'], again?.refusal]).toEqual([
    'new',
    'new',
    '9',
    null,
  ]);
  expect(next?.commandId).toBe('c2');
});

test('what was typed anew under the same id goes out instead, where it stood', () => {
  const entries = [entry(1), entry(2)];
  const after = withAdded(entries, entry(3, { commandId: 'c1', input: { homeGoals: 4 } }));
  expect(after.map(({ commandId, seq, input }) => [commandId, seq, input['homeGoals']])).toEqual([
    ['c1', 1, 4],
    ['c2', 2, 2],
  ]);
});

test('the last tap is taken back as long as another one goes out before it', () => {
  const entries = [entry(1), entry(2)];
  expect(ids(withoutUnsent(entries, 'c2'))).toEqual(['c1']);
  expect(withoutUnsent(entries, 'c1')).toBe(entries);
  expect(withoutUnsent([entry(2)], 'c2')).toHaveLength(1);
});
