import { vitest } from '../run/stages.ts';
import { exitCode, failureList, lastLine, nothing } from '../run/tally.ts';
import { missingEngine } from './support/engine.ts';

/**
 * `npm run test:deploy`: builds the image and runs a whole site of it, or only the files that are named. Where no
 * engine answers, nothing has passed.
 */
const main = async (): Promise<number> => {
  const missing = await missingEngine();
  if (missing !== null) console.log(`The deployment was not tested. ${missing}`);
  const tally =
    missing === null ? await vitest('deploy', process.argv.slice(2))() : { ...nothing, skipped: 1 };
  console.log(`\n${failureList(tally)}${lastLine(tally)}`);
  return exitCode(tally);
};

process.exitCode = await main();
