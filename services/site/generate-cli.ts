import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { localDate } from '@rondelle/contracts/competition/vocabulary.ts';
import { z } from 'zod';
import { generateDataset } from './generate/generate-dataset.ts';
import { writeDataset } from '@rondelle/importer/write-dataset.ts';

const usage =
  'Usage: npm run generate -- --out <folder> [--seasons <number, 20>] [--games <games a season, 100000>] [--seed <number, 1>] [--day <YYYY-MM-DD>]';

class BadOption extends Error {
  override name = 'BadOption';
}

const whole = (lowest: number, highest: number) => z.coerce.number().int().min(lowest).max(highest);
const schema = z.object({
  out: z.string().min(1),
  // The first possible season is 2005-2006; the last one is 2024-2025, or the one of `--day`.
  seasons: whole(1, 20).default(20),
  games: whole(300, 200_000).default(100_000),
  seed: whole(0, 2_147_483_647).default(1),
  day: localDate.refine((day) => day >= '2025-09-01').optional(),
});

const parse = (args: string[]) => {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: { out: option, seasons: option, games: option, seed: option, day: option },
    }).values;
  } catch {
    throw new BadOption(args.find((arg) => arg.startsWith('-')) ?? args[0] ?? '');
  }
};

const readOptions = (args: string[]): z.infer<typeof schema> => {
  const parsed = schema.safeParse(parse(args));
  if (!parsed.success) throw new BadOption(`--${String(parsed.error.issues[0]?.path[0])}`);
  return parsed.data;
};

const run = async (): Promise<void> => {
  const { out, day, ...numbers } = readOptions(process.argv.slice(2));
  const options = { ...numbers, ...(day && { now: `${day}T12:00` }) };
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), out);
  const startedAt = performance.now();
  const bar = new SingleBar(
    { format: 'Writing the games {bar} {value} / {total}', hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  );
  if (process.stderr.isTTY) bar.start(options.seasons * options.games, 0);
  const games = await writeDataset(generateDataset(options), folder, (count) => bar.update(count)).finally(
    () => bar.stop(),
  );
  const number = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 1 });
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${number.format(games)} games in ${folder} in ${number.format(seconds)} s.`);
};

await run().catch((error: unknown) => {
  if (error instanceof BadOption)
    console.error(`Missing, unknown or invalid option: ${error.message}\n${usage}`);
  else console.error(`Generating failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
