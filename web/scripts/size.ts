import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { chunksOf } from '../src/app/manifest.ts';

const budget = 170 * 1024;
const client = join(import.meta.dirname, '../dist/client');
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as ViteManifest;

const gzipped = async (file: string) => gzipSync(await readFile(join(client, file)), { level: 9 }).length;
const total = async (files: readonly string[]) =>
  (await Promise.all([...new Set(files)].map(gzipped))).reduce((sum, size) => sum + size, 0);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

const pages = Object.keys(manifest).filter((name) => /^src\/features\/[\w-]+\/\w+Page\.tsx$/.test(name));
if (pages.length === 0) throw new Error('the manifest names no page: build first');
let over = 0;
for (const page of pages.sort()) {
  const chunks = chunksOf(manifest, ['src/app/entry-client.tsx', page]);
  const scripts = await total(chunks.map(({ file }) => file));
  const styles = await total(chunks.flatMap(({ css }) => css ?? []));
  if (scripts > budget) over += 1;
  const mark = scripts > budget ? '  over the budget' : '';
  console.log(`${kilobytes(scripts)} js ${kilobytes(styles)} css  ${page.replace(/^.*\//, '')}${mark}`);
}
console.log(
  `budget ${kilobytes(budget)} of gzipped JavaScript a page; ${over} of ${pages.length} pages over it`,
);
if (over > 0) process.exitCode = 1;
