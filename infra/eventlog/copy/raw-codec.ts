import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LoggedEvent } from '@rondelle/domain/ports/event-log.ts';
import type { Codec } from '../codec.ts';

/** Hands payloads on as they were recorded: a copy keeps the version of each event, which only readers upcast. */
export const rawCodec: Codec = {
  encode: ({ type, data, metadata }) => ({
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
  }),
  decode: (stored) => stored as Recorded<LoggedEvent>,
};
