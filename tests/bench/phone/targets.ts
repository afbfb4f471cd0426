import { scriptLimits } from '@rondelle/web/scripts/page-weights.ts';
import { median } from '../numbers.ts';

/** Figures of Lighthouse for a page. */
export type Figures = {
  readonly score: number;
  readonly paintMs: number;
  readonly largestMs: number;
  readonly blockedMs: number;
  /** The JavaScript that the page transfers, with the headers of its responses. */
  readonly scriptBytes: number;
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Each figure in words, and whether it meets its target; the first paint has none. */
const judged = ({ score, largestMs, blockedMs, scriptBytes }: Figures) => [
  { words: `performance ${score}`, target: 'at least 97', isMet: score >= 97 },
  { words: `largest paint ${largestMs} ms`, target: 'at most 1800 ms', isMet: largestMs <= 1_800 },
  { words: `blocked ${blockedMs} ms`, target: 'at most 100 ms', isMet: blockedMs <= 100 },
  {
    words: `scripts ${kilobytes(scriptBytes)}`,
    target: `at most ${kilobytes(scriptLimits.reading)}`,
    isMet: scriptBytes <= scriptLimits.reading,
  },
];

/** The figures of a page in one line. */
export const lineOf = (figures: Figures): string =>
  [`first paint ${figures.paintMs} ms`, ...judged(figures).map(({ words }) => words)].join(', ');

/** The targets that a page misses, in words. */
export const missedBy = (figures: Figures): readonly string[] =>
  judged(figures).flatMap(({ words, target, isMet }) => (isMet ? [] : [`${words} instead of ${target}`]));

/** The median of each figure by itself. */
export const medianOf = (runs: readonly Figures[]): Figures => {
  const of = (name: keyof Figures): number => median(runs.map((run) => run[name]));
  return {
    score: of('score'),
    paintMs: of('paintMs'),
    largestMs: of('largestMs'),
    blockedMs: of('blockedMs'),
    scriptBytes: of('scriptBytes'),
  };
};
