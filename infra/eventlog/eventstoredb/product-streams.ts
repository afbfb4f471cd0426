import { streamKinds } from '@rondelle/contracts/log/streams.ts';

const kinds = streamKinds.join('|');
const productStream = new RegExp(`^((${kinds})-[0-9]+|ids-(${kinds}))$`);

/**
 * Prefixes of the product's streams, for the server's filter. A prefix filter costs a tenth of a regular expression,
 * which the server would compile for every request. Streams of other applications may match too: see `isProductStream`.
 */
export const productPrefixes: readonly string[] = ['ids-', ...streamKinds.map((kind) => `${kind}-`)];

/** `$all` also contains the streams of other applications and of the server itself. */
export const isProductStream = (name: string): boolean => productStream.test(name);
