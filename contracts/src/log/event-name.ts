import { type StreamKind, streamKinds, streamOf } from './streams.ts';

/** An event by its stream and its revision there, both of which a copy of the log preserves. */
export type EventInStream = { readonly kind: StreamKind; readonly id: number; readonly revision: number };
/** An event by its position, which another log does not have. Older links have it. */
export type EventAtPosition = { readonly position: string };

const inStream = new RegExp(`^(${streamKinds.join('|')})-([1-9]\\d{0,8})\\.(0|[1-9]\\d{0,8})$`);
const atPosition = /^\d{1,18}$/;

/** How addresses name an event: `game-12.3`, the fourth event of game 12. */
export const eventName = ({ kind, id, revision }: EventInStream): string =>
  `${streamOf(kind, id)}.${revision}`;

/** Parses a name such as `game-12.3`, or a position; null when it is neither. */
export const readEventName = (text: string): EventInStream | EventAtPosition | null => {
  if (atPosition.test(text)) return { position: text };
  const [, word, id, revision] = inStream.exec(text) ?? [];
  const kind = streamKinds.find((one) => one === word);
  return kind ? { kind, id: Number(id), revision: Number(revision) } : null;
};
