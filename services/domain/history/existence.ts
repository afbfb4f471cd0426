import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { StateOf } from '../competition/aggregates.ts';

/** The state of an entity that was entered; a deleted one keeps its fields, so that it can be restored. */
export type Entered<Kind extends StreamKind> = Exclude<StateOf<Kind>, null | { readonly status: 'absent' }>;

export const isEntered = (state: unknown): state is object =>
  typeof state === 'object' && state !== null && !('status' in state && state.status === 'absent');

export const isDeleted = (state: unknown): boolean =>
  isEntered(state) &&
  (('deleted' in state && state.deleted === true) || ('status' in state && state.status === 'deleted'));
