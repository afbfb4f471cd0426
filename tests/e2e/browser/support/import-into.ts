import { runCommand } from '../../support/start-site.ts';

/** Imports a dataset's folder as `npm run import` does, while the site runs. Returns its output. */
export const importInto = async (dataDir: string, folder: string): Promise<string> => {
  const run = runCommand('import', [folder], { DATA_DIR: dataDir });
  const { code } = await run.ended;
  if (code !== 0) throw new Error(`the import has ended with ${code}:\n${run.output()}`);
  return run.output();
};
