import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from '@rondelle/projections/computing/ratings/evaluation.ts';
import { methods } from './methods.ts';
import { pageOf } from './page.ts';
import { plotOf } from './plot.ts';
import { reportOf } from './report.ts';
import { sourcesIn } from './sources.ts';

const stored = 'docs/evaluation';

const usage = `Usage: npm run evaluate -- [dataset folders] [--from 2005-2006] [--to 2010-2011] [--into folder]

Judges our forecasts and those of other methods on every decided game of data sets, walking forward week by week.
Without folders it evaluates all data sets at hand; without seasons too, it writes the table and a calibration plot
to ${stored}. With \`--into\` it writes them to another folder.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    into: { type: 'string' },
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
const isWhole = positionals.length === 0 && values.from === undefined && values.to === undefined;
const folder = values.into ?? (isWhole ? stored : null);
if (folder !== null) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/README.md`, pageOf(evaluated));
  writeFileSync(`${folder}/calibration.svg`, plotOf(evaluated));
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
