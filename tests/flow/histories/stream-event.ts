import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { type StreamKind, type StreamName, streamOf } from '@rondelle/contracts/log/streams.ts';

/** One event in one stream. */
export type StreamEvent = { readonly stream: StreamName; readonly event: CompetitionEvent };

export const at = (kind: StreamKind, id: number, event: CompetitionEvent): StreamEvent => ({
  stream: streamOf(kind, id),
  event,
});
