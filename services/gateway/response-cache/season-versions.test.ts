import { origin } from '@rondelle/contracts/log/event.ts';
import { beforeEach, expect, test } from 'vitest';
import { isCurrent } from './cached-responses.ts';
import { createSeasonVersions, type Scope, type SeasonVersions } from './season-versions.ts';

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

test('a change of the forum, heard or polled, drops only what shows the forum', () => {
  const heard = three();
  versions.hear({ seasonIds: [], position: origin, topics: ['topic:3', 'forum'] });
  expect(heard.map((is) => is())).toEqual([false, true, true]);
  const lost = three();
  polled('2');
  expect(lost.map((is) => is())).toEqual([false, true, true]);
});

test('the same poll again, or one that no longer finds the change, drops nothing', () => {
  const is = made('everything and forum');
  polled('1');
  polled(null);
  polled('1');
  expect(is()).toBe(true);
});

test('a page that shows the forum is dropped with any other change too', () => {
  const is = made('everything and forum');
  versions.hear({ seasonIds: [1], position: '11' });
  expect(is()).toBe(false);
});
