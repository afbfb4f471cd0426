import path from 'node:path';
import { importsOf, type Sources } from './modules.ts';

/** The imports of each module or folder. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Maps each module to the modules of the tree that it imports, types included. */
const importsByModule = (sources: Sources): Imports =>
  new Map(
    [...sources].map(([file, text]) => [
      file,
      importsOf(file, text).flatMap(({ to }) => (sources.has(to) ? [to] : [])),
    ]),
  );

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Maps each folder to the other folders that its modules import; tests may import from anywhere. */
const importsByFolder = (sources: Sources): Imports => {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of importsByModule(sources)) {
    if (isTest(file)) continue;
    const folder = path.posix.dirname(file);
    const others = imported.map((to) => path.posix.dirname(to)).filter((to) => to !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
};

/** Every cycle, sorted: the strongly connected components, by Tarjan's algorithm. */
const cyclesOf = (imports: Imports): string[][] => {
  const visited = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];

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
    if (group.length > 1 || imports.get(file)?.includes(file)) cycles.push(group.sort());
    return own;
  };

  for (const file of imports.keys()) if (!visited.has(file)) visit(file);
  return cycles;
};

/** The files that import each other. */
export const moduleCycles = (sources: Sources): string[][] => cyclesOf(importsByModule(sources));

/** The folders that import each other, of those whose path begins with one of these. */
export const folderCycles = (sources: Sources, within: readonly string[]): string[][] =>
  cyclesOf(importsByFolder(sources)).filter((folders) =>
    folders.some((folder) => within.some((start) => folder.startsWith(start))),
  );
