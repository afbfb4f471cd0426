import { origin } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';

/** Times when a day begins in Quebec, in UTC, in summer and in winter. */
export const whenDaysBegin = '1 4,5 * * *';

/** Drops cached responses, because no event marks the new day. */
export const beginDay = async (hints: Pick<HintBus, 'publish'>): Promise<void> => {
  await hints.publish({ seasonIds: 'all', position: origin });
};
