import { type StreamKind, streamKinds, streamOf } from './streams.ts';

/** An event by its stream and its revision there, both of which a copy of the log preserves. */
export type EventInStream = { readonly kind: StreamKind; readonly id: number; readonly revision: number };
/** An event by its position, as in older links; the event has another position in another log. */
export type EventAtPosition = { readonly position: string };

/** The shape of a name, or of a position. Only servers know whether there is such an event. */
export const eventNameShape = /^(?:\d{1,18}|([a-z]+)-([1-9]\d{0,8})\.(0|[1-9]\d{0,8}))$/;

/** How addresses name an event: `game-12.3`, the fourth event of game 12. */
export const eventName = ({ kind, id, revision }: EventInStream): string =>
  `${streamOf(kind, id)}.${revision}`;

/** Parses a name such as `game-12.3`, or a position; null when it is neither. */
export const readEventName = (text: string): EventInStream | EventAtPosition | null => {
  const [whole, word, id, revision] = eventNameShape.exec(text) ?? [];
  if (whole !== undefined && word === undefined) return { position: text };
  const kind = streamKinds.find((one) => one === word);
  return kind ? { kind, id: Number(id), revision: Number(revision) } : null;
};
