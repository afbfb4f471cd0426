import type { AnyDerivedView, AnySource, Row } from '../engine/any-view.ts';
import { changesBetween, computeGroup, dirtyGroups, type Groups } from '../engine/derive.ts';
import type { MapKey } from '../engine/keys.ts';
import { planOf, withSources } from '../engine/plan.ts';
import { views } from '../registry.ts';
import type { Db } from '../schema.ts';
import { changesIn, type Supposed } from './supposed.ts';
import { rowsOfGroups } from './supposed-rows.queries.ts';

/** What a preview tells of. */
const told = new Set(['standings', 'streaks', 'feats', 'ratings']);
const { levels } = planOf(withSources(views, told));

/** Longer than this, nobody else would be answered meanwhile. */
const longestMs = 15;
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Rows = ReadonlyMap<MapKey, readonly Row[]>;
type Load = (selection: Parameters<typeof rowsOfGroups>[2], groups: Groups) => Promise<Rows>;

/** Views that ask for the same rows share them: a team's streaks and feats come from the same games. */
const loadingOnce = (db: Db, supposed: Supposed): Load => {
  const loads = new Map<string, Promise<Rows>>();
  return (selection, groups) => {
    const { table, alternatives, only } = selection;
    const key = JSON.stringify([table.name, alternatives, only, [...groups.keys()]]);
    const rows = loads.get(key) ?? rowsOfGroups(db, supposed, selection, groups);
    loads.set(key, rows);
    return rows;
  };
};

const computeAll = async (
  view: AnyDerivedView,
  groups: Groups,
  sources: ReadonlyMap<AnySource, Rows>,
): Promise<readonly Row[]> => {
  const computed: Row[] = [];
  let since = performance.now();
  for (const group of groups.values()) {
    computed.push(...computeGroup(view, group, (source, id) => sources.get(source)?.get(id)));
    if (performance.now() - since < longestMs) continue;
    await turn();
    since = performance.now();
  }
  return computed;
};

const computeAnew = async (load: Load, supposed: Supposed, view: AnyDerivedView): Promise<void> => {
  const groups = dirtyGroups(view, (source) => changesIn(supposed, source));
  if (groups.size === 0) return;
  const sources = new Map<AnySource, Rows>();
  const loadSource = async (from: AnySource) => {
    const { columns: alternatives, only, source } = from;
    sources.set(from, await load({ table: source.table, alternatives, only }, groups));
  };
  const own = { table: view.table, alternatives: [view.group], only: null };
  const [stored] = await Promise.all([load(own, groups), ...Object.values(view.from).map(loadSource)]);
  const computed = await computeAll(view, groups, sources);
  const changes = changesBetween(view.table, [...stored.values()].flat(), computed);
  supposed.set(view.name, { table: view.table, changes: new Map(changes) });
};

/** Computes tables, streaks, feats and ratings anew from what is supposed, as the projector will once it is recorded. */
export const follow = async (db: Db, supposed: Supposed): Promise<void> => {
  for (const level of levels) {
    const load = loadingOnce(db, supposed);
    await Promise.all(level.map((view) => computeAnew(load, supposed, view)));
  }
};
