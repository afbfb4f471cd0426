import { startServer } from '../program.ts';

type Filter = { readonly databaseUrl: string; readonly cacheBytes?: number };

/** A gateway and a projector in a process of their own, for as long as the work takes. */
export const withSite = async <T>(asked: Filter, work: (url: string) => Promise<T>): Promise<T> => {
  const site = await startServer('site', asked);
  try {
    return await work(site.url);
  } finally {
    await site.stop();
  }
};
