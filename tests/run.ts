import { allStages, gateStages } from './run/stages.ts';
import { add, exitCode, failureList, lastLine, nothing, type Tally } from './run/tally.ts';

const allFlag = '--all';

/** The stages to run: the named ones, or all of them. */
const chosen = (known: readonly string[], args: readonly string[]): readonly string[] => {
  const unknown = args.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`“${unknown}” is unknown; there are: ${known.join(', ')}`);
    process.exit(1);
  }
  return known.filter((name) => args.length === 0 || args.includes(name));
};

const summary = (name: string, { passed, failed, skipped, flaky }: Tally, seconds: number): string => {
  const result = failed > 0 ? 'failed' : 'passed';
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped, ${flaky.length} flaky`;
  return `${name}: ${result} (${counts}; ${seconds.toFixed(1)} s)`;
};

/**
 * `npm test` runs the stages that decide whether a change lands, and stops at the first that fails; `npm run test:all`
 * runs everything to its end.
 */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const isAll = args.includes(allFlag);
  process.env['TEST_SCOPE'] = isAll ? 'all' : 'gate';
  const stages = isAll ? allStages : gateStages;
  const names = chosen(
    Object.keys(stages),
    args.filter((one) => one !== allFlag),
  );
  const lines: string[] = [];
  let total = nothing;
  for (const name of names) {
    console.log(`\n── ${name}`);
    const begun = performance.now();
    const tally = (await stages[name]?.()) ?? nothing;
    total = add(total, tally);
    lines.push(summary(name, tally, (performance.now() - begun) / 1000));
    if (tally.failed > 0 && !isAll) break;
  }
  console.log(`\n${failureList(total)}${lines.join('\n')}\n${lastLine(total)}`);
  process.exitCode = exitCode(total);
};

await main();
