import { importsOf, type Sources } from './modules.ts';

/** Maps each module to the modules of the tree that it imports, types included. */
const importsByModule = (sources: Sources): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...sources].map(([file, text]) => [
      file,
      importsOf(file, text).flatMap(({ to }) => (sources.has(to) ? [to] : [])),
    ]),
  );

/** Every import cycle, sorted: the strongly connected components, by Tarjan's algorithm. */
export const circlesOf = (sources: Sources): string[][] => {
  const imports = importsByModule(sources);
  const visited = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  /** Returns the number of the earliest module on the path that this module reaches. */
  const visit = (file: string): number => {
    const own = visited.size;
    visited.set(file, own);
    path.push(file);
    let earliest = own;
    for (const to of imports.get(file) ?? []) {
      const number = visited.get(to);
      if (number === undefined) earliest = Math.min(earliest, visit(to));
      else if (path.includes(to)) earliest = Math.min(earliest, number);
    }
    if (earliest < own) return earliest;
    const group = path.splice(path.indexOf(file));
    if (group.length > 1 || imports.get(file)?.includes(file)) circles.push(group.sort());
    return own;
  };

  for (const file of imports.keys()) if (!visited.has(file)) visit(file);
  return circles;
};
