import path from 'node:path';
import { importsOf, type Sources } from './modules.ts';

// Modules that are named by a pattern, as the pages are.
const matchedBy = (sources: Sources, file: string): readonly string[] =>
  [...(sources.get(file) ?? '').matchAll(/import\.meta\.glob\b[^(]*\(\s*'([^']+)'/g)].flatMap(
    ([, pattern = '']) => {
      const glob = path.posix.join(path.posix.dirname(file), pattern);
      return [...sources.keys()].filter((one) => path.matchesGlob(one, glob));
    },
  );

/** Everything that is loaded with a module, at once or later, each with the way to it; imported types are not loaded. */
export const loadedBy = (sources: Sources, entry: string): ReadonlyMap<string, readonly string[]> => {
  const ways = new Map<string, readonly string[]>([[entry, [entry]]]);
  // A map goes on to what is added to it meanwhile.
  for (const [file, way] of ways) {
    const loads = importsOf(file, sources.get(file) ?? '').filter(({ types }) => types === null);
    for (const to of [...loads.map((load) => load.to), ...matchedBy(sources, file)])
      if (!ways.has(to)) ways.set(to, [...way, to]);
  }
  return ways;
};
