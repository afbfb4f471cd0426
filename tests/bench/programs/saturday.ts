import { readFile, writeFile } from 'node:fs/promises';
import { runLoad } from '../saturday/load/load.ts';
import type { Plan } from '../saturday/plan.ts';
import { sendResult, readInput } from './input.ts';

/** Runs the load of a Saturday; the plan and the measured times are files, since both are long. */
const { planFile, measuredFile } = readInput() as { planFile: string; measuredFile: string };
const plan = JSON.parse(await readFile(planFile, 'utf8')) as Plan;
await writeFile(measuredFile, JSON.stringify(await runLoad(plan)));
sendResult(measuredFile);
process.disconnect();
