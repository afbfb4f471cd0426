import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import { importVideos } from '@rondelle/infra/content/import-videos.ts';
import { ownContent } from '@rondelle/infra/content/read-content.ts';
import { ExpectedError } from './expected-error.ts';

/**
 * `npm run videos -- file.json`: imports video metadata into the content folder. Exits with 1 when a video was refused.
 */
const main = async (): Promise<void> => {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) throw new ExpectedError(m.videos_usage());
  const { contentDir = ownContent } = settingsOrExit();
  const text = await readFile(resolve(process.env['INIT_CWD'] ?? process.cwd(), file), 'utf8');
  const { written, unchanged, refused } = await importVideos(JSON.parse(text), contentDir);
  for (const { number, reason } of refused) console.error(m.videos_refused({ number, reason }));
  console.log(m.videos_done({ written, unchanged, refused: refused.length, folder: contentDir }));
  if (refused.length > 0) process.exitCode = 1;
};

await main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
