import { origin } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { PolledVersions } from '../response-cache/season-versions.ts';

/**
 * How long a computing must be past, in ms. Hints of a run come up to five seconds after its first group; while results
 * pour in, the next hint heals a lost one.
 */
const settledMs = 8_000;

/** Finds seasons whose ratings and forecasts were computed anew without a hint that this gateway could use. */
export const createLateSeasons = (hearsInTime: boolean) => {
  const heard = new Map<number, number>();
  const healed = new Map<number, string>();
  return {
    hear: ({ seasonIds, position }: ChangeHint): void => {
      if (!hearsInTime || position !== origin || seasonIds === 'all') return;
      for (const id of seasonIds) heard.set(id, performance.now());
    },
    /** Returns each season once after each computing. */
    missed: ({ changedSeasons, polledAt }: PolledVersions): readonly number[] =>
      changedSeasons.flatMap(({ seasonId, id, agoMs }) => {
        if (agoMs < settledMs || healed.get(seasonId) === id) return [];
        healed.set(seasonId, id);
        return (heard.get(seasonId) ?? -Infinity) < polledAt - agoMs ? [seasonId] : [];
      }),
  };
};
