import { origin } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { PolledVersions } from '../response-cache/season-versions.ts';

/**
 * Minimum age of a computation, in ms. Hints of a run come up to five seconds after its first group; under a stream of
 * results, the next hint replaces a lost one.
 */
const settledMs = 8_000;

/** Finds seasons whose ratings and forecasts were recomputed without a hint that this gateway could use. */
export const createLateSeasons = (hearsInTime: boolean) => {
  const heard = new Map<string, number>();
  const healed = new Map<string, string>();
  return {
    hear: ({ seasonIds, position, narrow }: ChangeHint): void => {
      if (!hearsInTime || position !== origin || seasonIds === 'all') return;
      for (const topic of [...seasonIds.map((id) => `season:${id}`), ...(narrow?.concerns ?? [])])
        heard.set(topic, performance.now());
    },
    /** Returns each season once after each computation. */
    missed: ({ changedSeasons, polledAt }: PolledVersions): readonly number[] =>
      changedSeasons.flatMap(({ seasonId, topic, id, agoMs }) => {
        if (agoMs < settledMs || healed.get(topic) === id) return [];
        healed.set(topic, id);
        return (heard.get(topic) ?? -Infinity) < polledAt - agoMs ? [seasonId] : [];
      }),
  };
};
