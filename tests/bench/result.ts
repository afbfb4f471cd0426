import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rounded } from './numbers.ts';
import { isMet, type Line } from './table.ts';

/** The conditions of a run, so that another run can be compared with it. */
export type Facts = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly machine: string;
};

export const factsOf = (now: Date): Facts => ({
  date: now.toISOString().slice(0, 10),
  machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? ''}, Node ${process.version}`,
});

const targetOf = (line: Line) => {
  const { atMost, atLeast } = line;
  return {
    ...(atMost !== undefined && { atMost }),
    ...(atLeast !== undefined && { atLeast }),
    met: isMet(line),
  };
};
const hasTarget = ({ atMost, atLeast }: Line): boolean => atMost !== undefined || atLeast !== undefined;

/** The content of a result file: the facts, every figure, and every target with whether it was met. */
export const resultOf = <F extends Facts>(facts: F, lines: readonly Line[]) => ({
  ...facts,
  ...Object.fromEntries(lines.map(({ key, value }) => [key, rounded(value)])),
  targets: Object.fromEntries(lines.filter(hasTarget).map((line) => [line.key, targetOf(line)])),
});

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Writes a result file of the repository, at the end of a whole run only; returns its path for people. */
export const writeResult = async (name: string, facts: Facts, lines: readonly Line[]): Promise<string> => {
  const file = path.join(root, name);
  await writeFile(file, `${JSON.stringify(resultOf(facts, lines), null, 2)}\n`);
  return path.relative(process.cwd(), file);
};
