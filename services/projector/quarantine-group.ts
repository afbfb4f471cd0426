import type { AnyDerivedView } from '@rondelle/projections/views/engine/any-view.ts';
import { type Quarantine, isStream } from '@rondelle/projections/views/engine/quarantine.ts';
import type { ComputedPart } from '@rondelle/projections/views/engine/derive.ts';
import { topicsOfGroup } from '@rondelle/projections/views/engine/topics.ts';
import type { Key } from '@rondelle/projections/views/engine/view.ts';

const none: ReadonlySet<number> = new Set();

/**
 * Quarantines the seasons of a group that could not be computed, and releases its others. Returns the seasons that
 * failed.
 */
export const quarantineGroup = (
  asides: Quarantine,
  view: AnyDerivedView,
  group: Key,
  parts: readonly ComputedPart[],
  isOwn: (seasonId: number) => boolean,
): ReadonlySet<number> => {
  const failed = parts.filter(({ cause }) => cause !== null);
  if (failed.length === 0 && asides.isEmpty()) return none;
  const groupKey = JSON.stringify(group);
  const late = new Set(failed.map(({ seasonId }) => seasonId));
  for (const item of asides.all()) {
    const isOfGroup = !isStream(item) && item.views === view.name && item.thing === groupKey;
    if (isOfGroup && isOwn(item.seasonId) && !late.has(item.seasonId)) asides.remove(item);
  }
  for (const { seasonId, cause } of failed)
    if (cause)
      asides.put({
        views: view.name,
        seasonId,
        thing: groupKey,
        group,
        cause,
        topics: topicsOfGroup(view.group, group),
        since: asides.get(view.name, seasonId, groupKey)?.since ?? null,
      });
  return late;
};
