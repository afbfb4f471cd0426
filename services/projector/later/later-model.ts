import type { AnyDerivedView, AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { createQuarantine } from '@rondelle/projections/views/engine/quarantine.ts';
import { createMemories } from '@rondelle/projections/views/engine/memory.ts';
import { isLater, planOf } from '@rondelle/projections/views/engine/plan.ts';
import type { PoolClient } from 'pg';
import { liveNaming } from '../commit.ts';
import { createGroupRows } from '../read-model/group-rows.ts';
import type { ReadModel } from '../read-model/read-model.ts';

/** Rows of later views to keep in memory: those of two large seasons. */
const capacity = 200_000;

/** Later views with their rows in memory. */
export type LaterModel = Omit<ReadModel, 'client'> & {
  readonly views: readonly AnyDerivedView[];
  readonly forgetSources: () => void;
};
export type LaterOn = LaterModel & { readonly client: PoolClient };

/** No other process writes the later views, so their rows can be cached; rows of their sources cannot. */
export const laterModel = (views: readonly AnyView[]): LaterModel => {
  const plan = planOf(views);
  const later = plan.derived.filter(isLater);
  const own = new Set(later.map(({ name }) => name));
  const others = new Set(plan.views.filter(({ name }) => !own.has(name)).map(({ table }) => table.name));
  const rows = createGroupRows(liveNaming, { capacity });
  return {
    plan,
    rows,
    naming: liveNaming,
    quarantine: createQuarantine(),
    memories: createMemories(),
    isOwn: () => true,
    // Later views fold no events.
    log: { async *readStream() {} },
    views: later,
    forgetSources: () => rows.forget(others),
  };
};
