import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '@rondelle/projections/computing/ratings/evaluation.ts';
import { methods } from './methods.ts';
import { plotOf } from './plot.ts';
import { reportOf } from './report.ts';
import { sourcesIn } from './sources.ts';

const usage = `Usage: npm run evaluate -- [dataset folders] [--from 2005-2006] [--to 2010-2011] [--plot calibration.svg]

Judges our forecasts and those of other methods on every decided game of data sets, walking forward week by week.
Without folders it evaluates all data sets at hand.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    plot: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const found = sourcesIn(positionals, values.from, values.to);
if ('wrong' in found) {
  console.error(`${found.wrong} is no data set: a folder with dataset.json, teams.csv and games.csv.`);
  process.exit(1);
}
if (found.sources.length === 0) {
  console.error(`There are no data sets at hand.\n\n${usage}`);
  process.exit(1);
}
const started = performance.now();
const evaluated = found.sources.map(({ name, categories }) => ({
  name,
  evaluation: evaluate(categories, methods),
}));
console.log(reportOf(evaluated));
if (values.plot !== undefined) writeFileSync(values.plot, plotOf(evaluated));
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
