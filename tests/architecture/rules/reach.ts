import { importsOf, type Sources } from './modules.ts';

/** Everything that is loaded with a module, at once or later, each with the way to it; imported types are not loaded. */
export const loadedBy = (sources: Sources, entry: string): ReadonlyMap<string, readonly string[]> => {
  const ways = new Map<string, readonly string[]>([[entry, [entry]]]);
  // A map goes on to what is added to it meanwhile.
  for (const [file, way] of ways) {
    const loads = importsOf(file, sources.get(file) ?? '').filter(({ types }) => types === null);
    for (const { to } of loads) if (!ways.has(to)) ways.set(to, [...way, to]);
  }
  return ways;
};
