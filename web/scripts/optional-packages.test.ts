import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { optionalPackages } from './optional-packages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rondelle-optional-'));
  await writeFile(
    path.join(folder, 'map.js'),
    "import 'maps-of-nobody/map.css'; import maps from 'maps-of-nobody'; export const map = maps;",
  );
  await writeFile(
    path.join(folder, 'entry.js'),
    "export const load = () => import('./map.js'); export const here = true;",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const built = async (names: readonly string[], isSsrBuild = false) => {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [optionalPackages(names, isSsrBuild)],
    build: {
      outDir: 'dist',
      lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.mjs' },
      ...(isSsrBuild && { ssr: true }),
    },
  });
  return import(/* @vite-ignore */ `${path.join(folder, 'dist', 'entry.mjs')}?${String(isSsrBuild)}`);
};

test.each([false, true])(
  'a build without an optional package fails only when the package is used (server: %s)',
  async (isSsr) => {
    const { here, load } = await built(['maps-of-nobody'], isSsr);
    expect(here).toBe(true);
    await expect(load()).rejects.toThrow('maps-of-nobody/map is not installed');
  },
);

test('a build without another package fails', async () => {
  await expect(built([])).rejects.toThrow('maps-of-nobody');
});
