import { type Repeated, repeated } from '@rondelle/infra/repeated.ts';
import type { CachedResponses } from './cached-responses.ts';
import { compressAgain } from './finished-response.ts';

/** How often to look for a response in demand, in ms. */
const lookEveryMs = 200;
/** The pause after a compression, as a multiple of its time: a tenth of a processor at most. */
const pauseFactor = 9;

/**
 * Compresses responses in demand again, one at a time, as small as Brotli can: a page that fits into the first packets of
 * a connection arrives a round trip earlier. Errors go to `onError`, and the page stays as it is.
 */
export const compressPopular = (
  responses: Pick<CachedResponses, 'nextToCompress' | 'recount'>,
  onError: (error: unknown) => void,
  everyMs = lookEveryMs,
): Repeated => {
  let pausedUntil = 0;
  const compressNext = async () => {
    const began = performance.now();
    const next = began < pausedUntil ? null : responses.nextToCompress();
    if (!next) return;
    const [key, cached] = next;
    await compressAgain(cached.response);
    responses.recount(key, cached);
    const ended = performance.now();
    pausedUntil = ended + pauseFactor * (ended - began);
  };
  return repeated(() => compressNext().catch(onError), everyMs);
};
