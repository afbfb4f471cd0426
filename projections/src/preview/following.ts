import type { AnyDerivedView, AnySource, Row } from '../engine/any-view.ts';
import { changesBetween, computeGroup, dirtyGroups } from '../engine/derive.ts';
import type { MapKey } from '../engine/keys.ts';
import { planOf, withSources } from '../engine/plan.ts';
import { views } from '../registry.ts';
import type { Db } from '../schema.ts';
import { changesIn, type Supposed } from './supposed.ts';
import { rowsOfGroups } from './supposed-rows.queries.ts';

/** What a preview tells of. */
const told = new Set(['standings', 'streaks', 'feats', 'ratings']);
const { levels } = planOf(withSources(views, told));

const computeAnew = async (db: Db, supposed: Supposed, view: AnyDerivedView): Promise<void> => {
  const groups = dirtyGroups(view, (source) => changesIn(supposed, source));
  if (groups.size === 0) return;
  const sources = new Map<AnySource, ReadonlyMap<MapKey, readonly Row[]>>();
  const load = async (from: AnySource) => {
    const { columns: alternatives, only, source } = from;
    sources.set(from, await rowsOfGroups(db, supposed, { table: source.table, alternatives, only }, groups));
  };
  const own = { table: view.table, alternatives: [view.group], only: null };
  const [stored] = await Promise.all([
    rowsOfGroups(db, supposed, own, groups),
    ...Object.values(view.from).map(load),
  ]);
  const computed = [...groups.values()].flatMap((group) =>
    computeGroup(view, group, (source, id) => sources.get(source)?.get(id)),
  );
  const changes = changesBetween(view.table, [...stored.values()].flat(), computed);
  supposed.set(view.name, { table: view.table, changes: new Map(changes) });
};

/** Computes tables, streaks, feats and ratings anew from what is supposed, as the projector will once it is recorded. */
export const follow = async (db: Db, supposed: Supposed): Promise<void> => {
  for (const level of levels) await Promise.all(level.map((view) => computeAnew(db, supposed, view)));
};
