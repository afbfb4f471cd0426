import { setTimeout as pause } from 'node:timers/promises';
import type { SeasonVersions, Versions } from '../response-cache/season-versions.ts';

/** A hint follows its commit within some milliseconds. */
const longestMs = 100;

/**
 * Lets a poll wait for the hints of its changes. Unlike the poll, a hint names the pages that a change concerns; the
 * poll recovers lost ones.
 */
export const createHintWait = ({ behind }: Pick<SeasonVersions, 'behind'>) => {
  let next = Promise.withResolvers<void>();
  return {
    /** Must be called after each hint. */
    heard: (): void => {
      next.resolve();
      next = Promise.withResolvers();
    },
    /** Resolves once this process knows these versions, or after a while. */
    until: async (seasons: Versions['seasons']): Promise<void> => {
      if (behind(seasons).length === 0) return;
      const ended = new AbortController();
      const late = pause(longestMs, 'late', { signal: ended.signal }).catch(() => 'late' as const);
      while (behind(seasons).length > 0 && (await Promise.race([late, next.promise])) !== 'late');
      ended.abort();
    },
  };
};
