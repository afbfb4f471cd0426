import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ended, root, runScript } from './launch.ts';

const driver = fileURLToPath(new URL('each-call.program.ts', import.meta.url));

/** How a command-line program ends with each of these arguments. One process runs it, because its start takes long. */
export const eachCall = async (
  program: string,
  calls: readonly (readonly string[])[],
  env: NodeJS.ProcessEnv,
): Promise<readonly Ended[]> => {
  const args = [path.resolve(root, program), JSON.stringify(calls)];
  const { code, out, error } = await runScript(driver, args, { env });
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${error}`);
  return JSON.parse(out) as Ended[];
};
