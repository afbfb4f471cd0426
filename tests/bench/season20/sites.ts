import { startServer } from '../program.ts';

type Options = { readonly databaseUrl: string; readonly cacheBytes?: number };

/** Runs a gateway and a projector in a separate process while `work` runs. */
export const withSite = async <T>(options: Options, work: (url: string) => Promise<T>): Promise<T> => {
  const site = await startServer('site', options);
  try {
    return await work(site.url);
  } finally {
    await site.stop();
  }
};
