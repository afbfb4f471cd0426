import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate } from '@rondelle/projections/computing/ratings/evaluation.ts';
import { categoriesIn } from './categories.ts';
import { methods } from './methods.ts';
import { reportOf } from './report.ts';

const usage = `Usage: npm run evaluate -- <dataset folder or its games.csv> [--from 2005-2006] [--to 2010-2011]

Judges our forecasts and those of other methods on every decided game of a data set, walking forward week by week.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean' } },
});
const [source] = positionals;
if (values.help || source === undefined) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const folder = source.endsWith('.csv') || source.endsWith('.json') ? dirname(source) : source;
if (!existsSync(`${folder}/games.csv`) || !existsSync(`${folder}/dataset.json`)) {
  console.error(`${folder} is no data set: a folder with dataset.json, teams.csv and games.csv.`);
  process.exit(1);
}
const started = performance.now();
const categories = categoriesIn(folder, values.from, values.to);
console.log(reportOf(evaluate(categories, methods)));
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
