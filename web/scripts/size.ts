import { gzipSizes, readManifest, scriptBudgets, tooHeavy, weigh, workBudgets } from './page-weights.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const weights = weigh(readManifest(), gzipSizes());
const over = tooHeavy(weights);
for (const weight of weights) {
  const { page, needed, withAhead, styles } = weight;
  const mark = over.includes(weight) ? '  over the budget' : '';
  console.log(
    `${kilobytes(needed)} js, ${kilobytes(withAhead)} with what is loaded ahead, ${kilobytes(styles)} css  ${page}${mark}`,
  );
}
console.log(
  `budgets ${kilobytes(scriptBudgets.needed)} and ${kilobytes(scriptBudgets.withAhead)} of gzipped JavaScript a page, ${kilobytes(workBudgets.needed)} and ${kilobytes(workBudgets.withAhead)} where one writes; ${over.length} of ${weights.length} over`,
);
if (over.length > 0) process.exitCode = 1;
