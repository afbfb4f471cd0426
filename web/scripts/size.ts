import { pageWeights, scriptBudget } from './page-weights.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const weights = await pageWeights();
for (const { page, scripts, styles } of weights) {
  const mark = scripts > scriptBudget ? '  over the budget' : '';
  console.log(`${kilobytes(scripts)} js ${kilobytes(styles)} css  ${page}${mark}`);
}
const over = weights.filter(({ scripts }) => scripts > scriptBudget).length;
console.log(
  `budget ${kilobytes(scriptBudget)} of gzipped JavaScript a page; ${over} of ${weights.length} over`,
);
if (over > 0) process.exitCode = 1;
