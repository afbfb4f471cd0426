import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(m?js|css|svg|json|geojson|webmanifest|txt)$/;

const compress = async (file: string) => {
  const bytes = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
};

/** Writes a `.gz` and a `.br` file beside every text asset, so that the server does not compress on request. */
export const precompress = (): Plugin => ({
  name: 'rondelle:precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return;
    const files = await readdir(dir, { recursive: true });
    await Promise.all(
      files.filter((file) => compressible.test(file)).map((file) => compress(join(dir, file))),
    );
  },
});
