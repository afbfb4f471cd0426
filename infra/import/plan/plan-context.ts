import type { DatasetInfo } from '../dataset-format.ts';
import type { Known } from '../known.ts';
import type { Ids } from './ids.ts';

/** What every plan is made from: what the dataset says, what the site knows, and the ids of both. */
export type PlanContext = { readonly info: DatasetInfo; readonly known: Known; readonly ids: Ids };
