import { streamKinds } from '@rondelle/contracts/log/streams.ts';

const kinds = streamKinds.join('|');

/**
 * The names of the product's streams, for the server to filter by. Other applications and the server's own streams
 * share `$all`; what they hold is neither read nor sent.
 */
export const productStreams = `^((${kinds})-[0-9]+|ids-(${kinds}))$`;
