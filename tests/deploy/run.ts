import { deployment } from '../run/stages.ts';
import { exitCode, failureList, lastLine } from '../run/tally.ts';

/**
 * `npm run test:deploy`: builds the image and runs a whole site of it, or only the files that are named. Without a
 * container engine, no test has passed, and the command fails.
 */
const main = async (): Promise<number> => {
  const tally = await deployment(process.argv.slice(2))();
  console.log(`\n${failureList(tally)}${lastLine(tally)}`);
  return exitCode(tally);
};

process.exitCode = await main();
