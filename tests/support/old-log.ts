import { type Codec, codec } from '@rondelle/infra/eventlog/codec.ts';

/**
 * A codec that encodes any payload, as logs contain them from before payloads were bounded, and decodes as the product
 * does.
 */
export const unchecked: Codec = {
  ...codec,
  encode: ({ type, data, metadata }) => ({
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify(metadata),
  }),
};
