import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDataset } from '@rondelle/infra/dev/generate/generate-dataset.ts';
import { writeDataset } from '@rondelle/importer/write-dataset.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportSite, openSite } from './support.ts';

const program = fileURLToPath(new URL('../../infra/dev/import-cli.ts', import.meta.url));

let site: ImportSite;
let folder: string;
beforeAll(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'import-interrupted-'));
  await writeDataset(
    generateDataset({ seasons: 1, games: 4_000, seed: 5 }),
    join(folder, 'season'),
    () => undefined,
  );
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the import; sends Ctrl-C when its output contains `interruptAt`. */
const run = (interruptAt: string | null) =>
  new Promise<{ code: number | null; out: string; error: string }>((resolve, reject) => {
    const env = {
      ...process.env,
      LC_ALL: 'en_CA.UTF-8',
      DATABASE_URL: site.url,
      DATA_DIR: join(folder, 'data'),
    };
    const child = spawn(process.execPath, [program, join(folder, 'season')], { env });
    const texts = { out: '', error: '' };
    let interrupted = false;
    child.stdout.on('data', (chunk) => {
      texts.out += chunk;
      if (interruptAt === null || interrupted || !texts.out.includes(interruptAt)) return;
      interrupted = true;
      child.kill('SIGINT');
    });
    child.stderr.on('data', (chunk) => (texts.error += chunk));
    child.on('error', reject).on('close', (code) => resolve({ code, ...texts }));
  });

test('an interrupted import reports it, and the same command completes it', async () => {
  const first = await run('Writing');
  expect(first).toMatchObject({ code: 130 });
  expect(first.error).toContain('Import interrupted');
  expect(first.error).not.toContain('pool');
  const second = await run(null);
  expect(second).toMatchObject({ code: 0, error: '' });
  const third = await run(null);
  expect(third.out).toMatch(/Games\s+0\s+[\d,]+\s+0\s+0/);
});
