import { expect, test } from 'vitest';
import { readSources } from './rules/modules.ts';
import { loadedBy } from './rules/reach.ts';

/** Libraries that keep a processor busy for 20 to 150 ms a call. */
const heavy = ['satori', '@resvg/resvg-js', '@e965/xlsx', 'ical-generator'];

const sources = readSources();
const heavyIn = (entry: string): string[] => {
  const loaded = loadedBy(sources, entry);
  return heavy.filter((name) => loaded.has(name));
};

test('the request thread loads no library that would block it', () => {
  expect(loadedBy(sources, 'services/gateway/server.ts').size).toBeGreaterThan(500);
  expect(heavyIn('services/gateway/server.ts')).toEqual([]);
});

test('the file thread loads all of these libraries', () => {
  expect(heavyIn('services/gateway/files/file.worker.ts')).toEqual(heavy);
});
