import { origin } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';

/** When a day begins in Quebec, in UTC, in summer and in winter. */
export const whenDaysBegin = '1 4,5 * * *';

/** Drops cached responses, because no event marks that what was to come yesterday is of today. */
export const beginDay = async (hints: Pick<HintBus, 'publish'>): Promise<void> => {
  await hints.publish({ seasonIds: 'all', position: origin });
};
