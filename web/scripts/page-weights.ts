import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { chunksOf } from '../src/app/manifest.ts';

/** Bytes of JavaScript that a page may load, in gzip: what the worst of networks and the oldest of browsers get. */
export const scriptBudget = 170_000;

const client = join(import.meta.dirname, '../dist/client');

/** The size of a text in gzip, as it is sent to who understands nothing better. */
export const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

const total = async (files: readonly string[]): Promise<number> => {
  const sizes = [...new Set(files)].map(async (file) => gzipped(await readFile(join(client, file))));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

export type PageWeight = { readonly page: string; readonly scripts: number; readonly styles: number };

/** What each page of the build loads before it can be used, in bytes of gzip; a build without pages is an error. */
export const pageWeights = async (): Promise<PageWeight[]> => {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const pages = Object.keys(manifest).filter((name) => /^src\/features\/[\w-]+\/\w+Page\.tsx$/.test(name));
  if (pages.length === 0) throw new Error('the manifest names no page: build first');
  return Promise.all(
    pages.sort().map(async (page) => {
      const chunks = chunksOf(manifest, ['src/app/entry-client.tsx', page]);
      return {
        page: page.replace(/^.*\//, ''),
        scripts: await total(chunks.map(({ file }) => file)),
        styles: await total(chunks.flatMap(({ css }) => css ?? [])),
      };
    }),
  );
};
