import { type Codec, codec } from '@rondelle/infra/eventlog/codec.ts';

/** Records whatever it is given, as logs hold it from before payloads were bounded; reads as the product does. */
export const unchecked: Codec = {
  ...codec,
  encode: ({ type, data, metadata }) => ({
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
  }),
};
