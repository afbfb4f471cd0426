import { vitest } from './stages.ts';
import { exitCode, failureList, lastLine } from './tally.ts';

/** `npm run test:cluster`: runs all browser tests against `npm run cluster`, or only the files that are named. */
const main = async (): Promise<number> => {
  const tally = await vitest('browser-cluster', process.argv.slice(2))();
  console.log(`\n${failureList(tally)}${lastLine(tally)}`);
  return exitCode(tally);
};

process.exitCode = await main();
