import { z } from 'zod';
import type { FromNpm } from './npm.ts';
import { notReachable, type Section, tableOf } from './section.ts';

/** Packages that stay at a major version by decision: the types follow the runtime. */
export const pinnedMajors: ReadonlyMap<string, number> = new Map([
  ['node', 24],
  ['@types/node', 24],
]);

const entry = z.object({
  /** Missing for packages of other systems, because these are not installed. */
  current: z.string().optional(),
  wanted: z.string(),
  latest: z.string(),
  dependent: z.string(),
});
const outdatedOutput = z.record(z.string(), z.union([entry, z.array(entry)]));
type Entry = z.infer<typeof entry>;

const numbersOf = (version: string): readonly number[] => version.split(/[.-]/).slice(0, 3).map(Number);

const compareVersions = (a: string, b: string): number => {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  const at = first.findIndex((number, i) => number !== second[i]);
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
};

/** The newest of the versions that npm lists for a range: one text, or a list in no order. */
export const newestOf = (versions: FromNpm): string | null => {
  const listed = versions.ok ? z.union([z.string(), z.array(z.string())]).safeParse(versions.value) : null;
  return listed?.success ? ([listed.data].flat().toSorted(compareVersions).at(-1) ?? null) : null;
};

type Row = Entry & { readonly name: string };
const rowsOf = (output: z.infer<typeof outdatedOutput>): readonly Row[] =>
  Object.entries(output).flatMap(([name, entries]) => [entries].flat().map((one) => ({ ...one, name })));

const linesOf = (rows: readonly Row[], newest: ReadonlyMap<string, string | null>): readonly string[] => {
  const byName = Map.groupBy(rows, ({ name, current, wanted }) => `${name} ${current ?? wanted}`);
  const cells = [...byName.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { name, current, wanted, latest } = first;
    const major = pinnedMajors.get(name);
    const note =
      major === undefined
        ? same.map(({ dependent }) => dependent).join(', ')
        : `stays at ${major}, whose newest is ${newest.get(name) ?? 'unknown (not reachable)'}`;
    return [[name, current ?? 'not installed', wanted, latest, note]];
  });
  return cells.length === 0
    ? ['Everything is current.']
    : tableOf([['package', 'current', 'wanted', 'latest', ''], ...cells]);
};

/** Reports versions. These never fail the command, because a new version may have defects too. */
export const outdatedSection = (found: FromNpm, newest: ReadonlyMap<string, string | null>): Section => {
  const title = 'Outdated packages';
  if (!found.ok) return notReachable(title, found.reason);
  const read = outdatedOutput.safeParse(found.value);
  if (!read.success) return notReachable(title, 'npm printed a list of an unknown shape');
  const behind = rowsOf(read.data).filter(({ current, wanted, latest }) => (current ?? wanted) !== latest);
  return { title, lines: linesOf(behind, newest), isBad: false };
};
