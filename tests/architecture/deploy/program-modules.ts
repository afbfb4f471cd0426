import { importsOf, readSources, type Sources } from '../rules/modules.ts';

export const sources: Sources = readSources();

/** Modules that a module loads, without imports of types only; read once, because programs share most of them. */
const loadedBy = new Map<string, readonly string[]>();
const loads = (file: string, source: string): readonly string[] => {
  const known = loadedBy.get(file);
  if (known) return known;
  const found = importsOf(file, source)
    .filter(({ types }) => types === null)
    .map(({ to }) => to);
  loadedBy.set(file, found);
  return found;
};

/** Every module of the tree that a program loads, statically or dynamically. */
export const modulesOf = (program: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const source = sources.get(file);
    if (seen.has(file) || source === undefined) return;
    seen.add(file);
    for (const to of loads(file, source)) visit(to);
  };
  visit(program);
  return seen;
};
