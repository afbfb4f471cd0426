import { readManifest, scriptLimits, sentSize, tooHeavy, weigh } from './page-weights.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const weights = weigh(readManifest(), sentSize);
const over = tooHeavy(weights);
for (const weight of weights) {
  const { page, scripts, styles } = weight;
  const mark = over.includes(weight) ? '  over the limit' : '';
  console.log(`${kilobytes(scripts)} js, ${kilobytes(styles)} css  ${page}${mark}`);
}
console.log(
  `limits ${kilobytes(scriptLimits.reading)} of transferred JavaScript a page, ${kilobytes(scriptLimits.work)} where one writes; ${over.length} of ${weights.length} over`,
);
if (over.length > 0) process.exitCode = 1;
