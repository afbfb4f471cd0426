import { copies } from '@rondelle/contracts/site/copies.ts';
import { CacheFirst } from 'workbox-strategies';
import { buildFiles } from './build-files.ts';
import { expiring } from './expiring.ts';
import { isFile } from './own-responses.ts';

/** Large enough for a few builds, so that a page opened before an update still finds the files of its build. */
const bounds = { maxEntries: 400, maxAgeSeconds: 60 * 86_400 } as const;

/** Files with a hash in their name never change. */
export const filesStrategy = new CacheFirst({
  cacheName: copies.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
    expiring(bounds),
  ],
});

const cacheFiles = async (files: readonly string[], event: ExtendableEvent): Promise<void> => {
  const cache = await caches.open(copies.files);
  for (const file of files) {
    if (await cache.match(file, { ignoreVary: true })) continue;
    await Promise.all(filesStrategy.handleAll({ request: new Request(file), event }));
  }
};

export const cacheInitialFiles = (event: ExtendableEvent): Promise<void> =>
  cacheFiles(buildFiles.first, event);
export const cacheFilesAhead = (event: ExtendableEvent): Promise<void> => cacheFiles(buildFiles.ahead, event);
