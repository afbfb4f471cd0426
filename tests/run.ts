import { steps } from './run/steps.ts';
import { add, exitCode, failureList, lastLine, nothing, type Tally } from './run/tally.ts';
import { provideTools } from './run/tools.ts';

const chosen = (): string[] => {
  const asked = process.argv.slice(2);
  const known = Object.keys(steps);
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`“${unknown}” is unknown; there are: ${known.join(', ')}`);
    process.exit(1);
  }
  return known.filter((name) => asked.length === 0 || asked.includes(name));
};

const summary = (name: string, { passed, failed, skipped }: Tally, seconds: number): string => {
  const result = failed > 0 ? 'failed' : 'passed';
  return `${name}: ${result} (${passed} passed, ${failed} failed, ${skipped} skipped; ${seconds.toFixed(1)} s)`;
};

const main = async (): Promise<void> => {
  const names = chosen();
  if (!provideTools()) process.exit(1);
  const lines: string[] = [];
  let total = nothing;
  for (const name of names) {
    console.log(`\n── ${name}`);
    const begun = performance.now();
    const tally = (await steps[name]?.()) ?? nothing;
    total = add(total, tally);
    lines.push(summary(name, tally, (performance.now() - begun) / 1000));
  }
  console.log(`\n${failureList(total)}${lines.join('\n')}\n${lastLine(total)}`);
  process.exitCode = exitCode(total);
};

await main();
