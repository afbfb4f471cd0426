import { streamKinds } from '@rondelle/contracts/log/streams.ts';

const kinds = streamKinds.join('|');
const productStream = new RegExp(`^((${kinds})-[0-9]+|ids-(${kinds}))$`);

/**
 * How the names of the product's streams begin, for the server to filter by: that costs it a tenth of a regular
 * expression, which it compiles anew for every request. Streams of others may begin so too: see `isProductStream`.
 */
export const productPrefixes: readonly string[] = ['ids-', ...streamKinds.map((kind) => `${kind}-`)];

/** Other applications and the server's own streams share `$all`; what they hold is not the product's. */
export const isProductStream = (name: string): boolean => productStream.test(name);
