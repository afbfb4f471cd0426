import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import { expect, test } from 'vitest';
import { planOf } from './engine/plan.ts';
import type { Table } from './engine/table.ts';
import { views } from './registry.ts';

const isCovered = (table: Table, columns: readonly string[]): boolean =>
  [{ columns: table.key, only: null }, ...table.indexes].some((index) => {
    if (index.only !== null) return false;
    const start = new Set(index.columns.slice(0, columns.length));
    return columns.every((column) => start.has(column));
  });

test('every view is listed after the views that it reads', () => {
  expect(() => planOf(views)).not.toThrow();
});

/**
 * Events of moderation are only recorded for audit: members' status and texts' visibility are stored outside the log.
 */
const actsOfModerators = [
  'MemberMuted',
  'MemberUnmuted',
  'MemberBanned',
  'MemberUnbanned',
  'MemberImpersonated',
  'MemberUnimpersonated',
  'TextRemoved',
  'TextKept',
  'TopicPinned',
  'TopicUnpinned',
  'TopicLocked',
  'TopicUnlocked',
];

test('every event type is read by an entity view other than the activity log', () => {
  const read = new Set<string>(actsOfModerators);
  for (const view of views)
    if (view.kind === 'entity' && view.name !== 'activity_log') for (const type in view.on) read.add(type);
  expect(Object.keys(competitionEvents).filter((type) => !read.has(type))).toEqual([]);
});

test("an index covers every lookup of a group's rows", () => {
  const missing: string[] = [];
  for (const view of views) {
    if (view.kind !== 'derived') continue;
    if (!isCovered(view.table, view.group)) missing.push(`${view.name} by ${view.group.join(', ')}`);
    for (const { source, columns } of Object.values(view.from))
      for (const alternative of columns)
        if (!isCovered(source.table, alternative))
          missing.push(`${source.name} by ${alternative.join(', ')}`);
  }
  expect(missing).toEqual([]);
});
