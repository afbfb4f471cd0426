import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';

export type Bounds = { readonly maxEntries: number; readonly maxAgeSeconds: number };

/** Keeps a cache within bounds, and empties it where the browser has no room. */
export const expiring = (bounds: Bounds): WorkboxPlugin =>
  // Its declaration says of what it leaves out that it may be undefined.
  new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true }) as WorkboxPlugin;
