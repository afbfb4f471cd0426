import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DatasetError } from './errors.ts';
import { defaultMaxMegabytes } from './read-csv.ts';

export type ImportArguments = {
  /** Absolute path. */
  readonly folder: string;
  readonly dryRun: boolean;
  readonly maxMegabytes: number;
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, 'max-mb': { type: 'string' } },
    });
  } catch {
    const option = args.find((arg) => arg.startsWith('-')) ?? '';
    throw new DatasetError({ code: 'bad-option', option });
  }
};

/** Parses the command line. `from`: the folder that a relative path is resolved from. Throws `DatasetError`. */
export const readArguments = (args: readonly string[], from: string): ImportArguments => {
  const { values, positionals } = parse(args);
  const [folder, further] = positionals;
  if (folder === undefined) throw new DatasetError({ code: 'no-folder-given' });
  if (further !== undefined) throw new DatasetError({ code: 'bad-option', option: further });
  const maxMegabytes = Number(values['max-mb'] ?? defaultMaxMegabytes);
  if (!(maxMegabytes > 0))
    throw new DatasetError({ code: 'bad-option', option: `--max-mb ${values['max-mb']}` });
  return { folder: resolve(from, folder), dryRun: values['dry-run'], maxMegabytes };
};
