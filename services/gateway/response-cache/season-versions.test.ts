import { origin } from '@rondelle/contracts/log/event.ts';
import type { Concern } from '@rondelle/contracts/subjects.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { isCurrent } from './cached-responses.ts';
import type { Scope } from './scope.ts';
import { createSeasonVersions, type SeasonVersions } from './season-versions.ts';

let versions: SeasonVersions;
const polled = (id: string | null) =>
  versions.heal({
    seasons: [{ id: 1, position: '10', slug: '2024-2025' }],
    catalogue: '5',
    shared: '',
    changedTopics: id === null ? [] : [{ topic: 'forum', id, agoMs: 1 }],
  });
const made = (scope: Scope) => {
  const response = { madeAt: versions.now(), changes: versions.changesOf(scope) };
  return () => isCurrent(response);
};
/** A response of each scope. */
const three = () => [made('everything and forum'), made('everything'), made(new Set([1]))];
beforeEach(() => {
  versions = createSeasonVersions();
  polled('1');
});

test('a forum change, from a hint or a poll, invalidates only pages with the forum', () => {
  const heard = three();
  versions.hear({ seasonIds: [], position: origin, topics: ['topic:3', 'forum'] });
  expect(heard.map((is) => is())).toEqual([false, true, true]);
  const lost = three();
  polled('2');
  expect(lost.map((is) => is())).toEqual([false, true, true]);
});

test('a poll invalidates nothing when it repeats the known forum change or contains none', () => {
  const is = made('everything and forum');
  polled('1');
  polled(null);
  polled('1');
  expect(is()).toBe(true);
});

test('any other change also invalidates a page with the forum', () => {
  const is = made('everything and forum');
  versions.hear({ seasonIds: [1], position: '11' });
  expect(is()).toBe(false);
});

const depends = (): (() => boolean) => {
  const changes = versions.changesOf(new Set(['seasons', 'game:5']));
  const madeAt = versions.now();
  return () => changes.every(({ tick }) => tick <= madeAt);
};
const hear = (position: string, since: string | null, concern: Concern) =>
  versions.hear({
    seasonIds: [1],
    position,
    narrow: since === null ? undefined : { since, concerns: [concern] },
  });

describe('a response that depends on a game', () => {
  test('stays valid until its own game changes', () => {
    const isGood = depends();
    hear('11', '10', 'game:6');
    hear('12', '11', 'team:5');
    expect(isGood()).toBe(true);
    hear('13', '12', 'game:5');
    expect(isGood()).toBe(false);
  });

  test('is invalidated by a hint that does not name its concerns', () => {
    const isGood = depends();
    hear('11', null, 'game:6');
    expect(isGood()).toBe(false);
  });

  test('is invalidated by a hint after a change that this process missed', () => {
    const isGood = depends();
    hear('12', '11', 'game:6');
    expect(isGood()).toBe(false);
  });

  test('is invalidated by a hint of its game that arrives before its concerns are registered', () => {
    const madeAt = versions.now();
    hear('11', '10', 'game:5');
    expect(versions.changesOf(new Set(['game:5'])).some(({ tick }) => tick > madeAt)).toBe(true);
  });
});
