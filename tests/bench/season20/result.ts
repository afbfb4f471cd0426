import { rounded } from '../numbers.ts';
import { isMet, type Line } from '../table.ts';

/** The conditions of a run, so that another run can be compared with it. */
export type Facts = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly machine: string;
  readonly seed: number;
  readonly seasons: number;
  readonly games: number;
  readonly events: number;
  readonly peerMeasured: boolean;
};

const targetOf = (line: Line) => {
  const { atMost, atLeast } = line;
  return {
    ...(atMost !== undefined && { atMost }),
    ...(atLeast !== undefined && { atLeast }),
    met: isMet(line),
  };
};
const hasTarget = ({ atMost, atLeast }: Line): boolean => atMost !== undefined || atLeast !== undefined;

/** The content of the result file: the facts, every figure, and every target with whether it was met. */
export const resultOf = (facts: Facts, lines: readonly Line[]) => ({
  ...facts,
  ...Object.fromEntries(lines.map(({ key, value }) => [key, rounded(value)])),
  targets: Object.fromEntries(lines.filter(hasTarget).map((line) => [line.key, targetOf(line)])),
});

/** 1 when a target is missed or the peer was not measured, else 0. */
export const exitCodeOf = ({ peerMeasured }: Facts, lines: readonly Line[]): number =>
  peerMeasured && lines.every(isMet) ? 0 : 1;
