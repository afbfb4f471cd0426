import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { benchMessages } from './messages.ts';
import { measureQuickly } from './quick/quick.ts';
import { measureWhole } from './whole.ts';

/** `npm run bench` measures everything; `npm run bench -- --quick` compares figures of one short run (see `quick`). */
const main = async (args: readonly string[]): Promise<number> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-bench-'));
  await chmod(folder, 0o755);
  try {
    console.log(benchMessages.machine(availableParallelism(), cpus()[0]?.model ?? ''));
    return await (args.includes('--quick') ? measureQuickly : measureWhole)(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

process.exitCode = await main(process.argv.slice(2));
