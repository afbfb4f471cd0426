import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type Ended = { readonly code: number | null; readonly out: string; readonly error: string };
const driver = fileURLToPath(new URL('each-call.program.ts', import.meta.url));

/** How a command-line program ends with each of these arguments. One process runs it, because its start takes long. */
export const eachCall = async (
  program: string,
  calls: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
): Promise<readonly Ended[]> => {
  const args = [driver, program, JSON.stringify(calls)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 10_000_000 });
  return JSON.parse(stdout) as Ended[];
};
