import type { DatasetInfo } from '../dataset-format.ts';
import type { Recorded } from '../recorded.ts';
import type { Ids } from './ids.ts';

/** What every plan is made from: what the dataset says, what the site knows, and the ids of both. */
export type PlanContext = {
  readonly info: DatasetInfo;
  readonly recorded: Recorded;
  readonly ids: Ids;
  /** The team that each merged one of the dataset was merged into. */
  readonly mergers: ReadonlyMap<number, number>;
  /** The slug of the season that goes on, where whoever imports knows it. */
  readonly ongoing?: string | undefined;
};

export const mergersOf = ({ teams }: Recorded): ReadonlyMap<number, number> =>
  new Map([...teams.values()].flatMap(({ id, merged }) => (merged ? [[merged.id, id] as const] : [])));
