import path from 'node:path';
import { importsOf, type Sources } from './modules.ts';

// Modules that `import.meta.glob` names by a pattern, as for the pages.
const matchedBy = (sources: Sources, file: string): readonly string[] =>
  [...(sources.get(file) ?? '').matchAll(/import\.meta\.glob\b[^(]*\(\s*'([^']+)'/g)].flatMap(
    ([, pattern = '']) => {
      const glob = path.posix.join(path.posix.dirname(file), pattern);
      return [...sources.keys()].filter((one) => path.matchesGlob(one, glob));
    },
  );

/** Every module that loads with the entry, at once or later, with its import path. Type imports do not load. */
export const loadedBy = (sources: Sources, entry: string): ReadonlyMap<string, readonly string[]> => {
  const chains = new Map<string, readonly string[]>([[entry, [entry]]]);
  // Iterating over a map includes entries that are added during the iteration.
  for (const [file, chain] of chains) {
    const loads = importsOf(file, sources.get(file) ?? '').filter(({ types }) => types === null);
    for (const to of [...loads.map((load) => load.to), ...matchedBy(sources, file)])
      if (!chains.has(to)) chains.set(to, [...chain, to]);
  }
  return chains;
};
