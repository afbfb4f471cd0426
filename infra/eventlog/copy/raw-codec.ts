import type { EventMetadata, Recorded } from '@rondelle/contracts/log/event.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import type { Codec, EncodedEvent, StoredEvent } from '../codec.ts';

type Payload = { readonly type: string; readonly data: unknown; readonly metadata: EventMetadata };

const unchanged = (stored: StoredEvent) => stored as Recorded<LoggedEvent>;

/** Passes payloads through unchanged: a copy keeps the version of each event, and only readers upcast. */
export const rawCodec = {
  encode: ({ type, data, metadata }: Payload): EncodedEvent => ({
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
  }),
  decode: unchanged,
  read: unchanged,
} satisfies Codec;
